import type { FieldTable } from '@kowhai/domain/catalogue-fields';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EditPage } from '#staff/editor/edit-page.tsx';
import { EditorFrame } from '#staff/editor/editor-frame.tsx';
import { Preview } from '#staff/editor/preview.tsx';
import { PublishButton } from '#staff/editor/publish-button.tsx';
import type { Editor } from '#staff/editor/use-editor.ts';
import { usePublish } from '#staff/editor/use-publish.ts';
import { type TabItem, Tabs } from '#ui/tabs.tsx';
import { CatalogueForm } from './catalogue-form.tsx';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kind.ts';
import { SiteStatus } from './site-status.tsx';

type CatalogueEditProps<T extends CatalogueItem> = {
  kind: CatalogueKind<T>;
  /** The editor, once there is something to edit. */
  children: (item: T) => ReactNode;
};

/** The page on which a plan or a piece of hardware is edited. */
export function CatalogueEdit<T extends CatalogueItem>({ kind, children }: CatalogueEditProps<T>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = kind.useItem(id);
  return (
    <EditPage
      thing={kind.thing}
      item={{ kind: kind.kind, id }}
      name={data && nameOf(data)}
      list={{ label: kind.title, to: kind.paths.list() }}
      infoPath={kind.paths.info(id)}
      failure={error}
      onRetry={refetch}
    >
      {data && children(data)}
    </EditPage>
  );
}

type EditableFields = { isPublished: boolean };

type CatalogueEditorProps<Fields extends EditableFields, T extends CatalogueItem & Fields> = {
  kind: CatalogueKind<T>;
  editor: Editor<Fields, T>;
  table: FieldTable<Fields>;
  /** What customers will see of it. */
  preview: readonly TabItem[];
  documentAction?: ReactNode;
};

/** All fields beside what customers will see of them. */
export function CatalogueEditor<Fields extends EditableFields, T extends CatalogueItem & Fields>(
  props: CatalogueEditorProps<Fields, T>,
) {
  const { kind, editor, table, preview, documentAction } = props;
  const { form, stored } = editor;
  const publish = usePublish(editor);
  const { isPublished } = stored;
  return (
    <EditorFrame
      kind={kind.kind}
      editor={editor}
      label={kind.formLabel}
      saveLabel={isPublished ? 'Save' : 'Save draft'}
      actions={
        <>
          <PublishButton isPublished={isPublished} busy={form.formState.isSubmitting} onPublish={publish} />
          {isPublished && <SiteStatus kind={kind.kind} path={kind.paths.shop(stored._id)} />}
        </>
      }
      preview={
        <Preview isPublished={form.getValues().isPublished}>
          <Tabs label="Preview" tabs={preview} />
        </Preview>
      }
    >
      <CatalogueForm table={table} form={form} stored={stored} documentAction={documentAction} />
    </EditorFrame>
  );
}
