import { Box, chakra } from '@chakra-ui/react';
import { type CatalogueField, labelFor } from '@kowhai/domain/catalogue/catalogue-fields';
import { monthOfNewDocument } from '@kowhai/domain/catalogue/document-month';
import { useContext } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from '#staff/catalogue/catalogue-kind.ts';
import { SiteStatus } from '#staff/catalogue/publish-state.tsx';
import { EditorLayout } from '#staff/shared/editor/editor-layout.tsx';
import { setField } from '#staff/shared/editor/set-field.ts';
import { UploadContext } from '#staff/shared/editor/upload-context.ts';
import { isStored } from '#staff/shared/editor/use-editor.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { focusField } from '#ui/fields/error-summary.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CatalogueForm } from './catalogue-form.tsx';
import { Preview } from './preview.tsx';
import { useCatalogueEditor } from './use-catalogue-editor.ts';

export function CatalogueEditor({ kind, item }: { kind: CatalogueKind; item: CatalogueItem }) {
  const { table, document, DocumentAction } = kind;
  const editor = useCatalogueEditor(kind, item);
  const { form, stored, adopt } = editor;
  const typed = form.watch();
  const problems = kind.listProblems(typed);
  const { price: priceProblem } = problems;
  const { isDirty } = form.formState;
  // A new item has nothing yet, so nothing is reported as missing.
  const isUntouched = !isStored(stored) && !isDirty;
  const { isPublished } = stored;

  const now = serverNow();
  const newMonth = monthOfNewDocument(String(stored[document.path]), String(typed[document.path]), now);
  const shown = {
    ...stored,
    ...typed,
    name: nameOf(typed),
    price: priceProblem === undefined ? typed.price : Number.NaN,
    ...(newMonth && { [document.month]: newMonth }),
  };

  return (
    <EditorLayout
      kind={kind.kind}
      editor={editor}
      label={kind.formLabel}
      saveLabel={isPublished ? 'Save' : 'Save draft'}
      actions={<PublishButton editor={editor} />}
      remarks={
        isPublished ? (
          <SiteStatus path={kind.paths.shop(stored._id)} />
        ) : (
          !isUntouched && <MissingFields table={table} problems={problems} />
        )
      }
      preview={
        <Preview
          isPublished={isPublished}
          problem={!isUntouched && priceProblem ? `Price: ${priceProblem}` : undefined}
        >
          <Tabs label="Preview" tabs={kind.listPreviews(shown)} />
        </Preview>
      }
    >
      <CatalogueForm
        table={table}
        form={form}
        stored={stored}
        isNew={!isStored(stored)}
        documentAction={
          DocumentAction &&
          isStored(stored) && <DocumentAction item={stored} isDirty={isDirty} onMade={adopt} />
        }
      />
    </EditorLayout>
  );
}

/**
 * Saves and publishes, or saves and unpublishes. If that fails, the field takes the stored value again, which a
 * colleague may have changed meanwhile.
 */
function PublishButton({ editor }: { editor: ReturnType<typeof useCatalogueEditor> }) {
  const { form, stored, save, takeStored } = editor;
  const { count } = useContext(UploadContext);
  const takeBack = () => takeStored('isPublished');
  const publish = () => {
    setField(form, 'isPublished', !stored.isPublished);
    void form.handleSubmit(async (fields) => {
      if (!(await save(fields))) takeBack();
    }, takeBack)();
  };
  return (
    // Its field has no other control: a refusal to publish links to it.
    <BusyButton
      id="isPublished"
      variant="outline"
      busy={form.formState.isSubmitting || count > 0}
      onClick={publish}
    >
      {stored.isPublished ? 'Save and unpublish' : 'Save and publish'}
    </BusyButton>
  );
}

const List = chakra('ul', {
  base: {
    display: 'inline',
    '& li': { display: 'inline-block', marginInlineEnd: '1.5' },
    '& li:not(:last-child)::after': { content: '","' },
  },
});

type MissingFieldsProps = {
  table: Readonly<Record<string, CatalogueField>>;
  problems: Partial<Record<string, string>>;
};

function MissingFields({ table, problems }: MissingFieldsProps) {
  const missing = Object.entries(table).filter(([name]) => problems[name] !== undefined);
  if (missing.length === 0) return null;
  return (
    <Box fontSize="sm" color="ink.muted">
      To publish, add:{' '}
      <List>
        {missing.map(([name, field]) => (
          <li key={name}>
            <PlainLink
              href={`#${name}`}
              display="inline-block"
              minHeight="6"
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {labelFor('table', field)}
            </PlainLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
