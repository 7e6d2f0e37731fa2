import { useParams } from 'react-router-dom';
import { type CatalogueItem, type CatalogueKind, nameOf } from '#staff/catalogue/catalogue-kinds.ts';
import { PublishBadge } from '#staff/catalogue/publish-state.tsx';
import { RecordPage } from '#staff/shared/records/record-page.tsx';
import { hardwareEditing, planEditing } from './catalogue-editing.tsx';
import { CatalogueEditor } from './catalogue-editor.tsx';
import type { CatalogueEditing, EditableFields } from './use-catalogue-editor.ts';

export function CatalogueEditPage({ of }: { of: CatalogueKind['kind'] }) {
  const { id } = useParams();
  if (of === 'plan')
    return id ? <EditItem editing={planEditing} id={id} /> : <NewItem editing={planEditing} />;
  return id ? <EditItem editing={hardwareEditing} id={id} /> : <NewItem editing={hardwareEditing} />;
}

function EditItem<Fields extends EditableFields, T extends CatalogueItem & Fields>(props: {
  editing: CatalogueEditing<Fields, T>;
  id: string;
}) {
  const { editing, id } = props;
  const { kind } = editing;
  const { data, error, refetch } = kind.useItem(id);
  return (
    <RecordPage
      thing={kind.thing}
      item={{ kind: kind.kind, id }}
      name={data && nameOf(data)}
      actions={data && <PublishBadge isPublished={data.isPublished} />}
      list={{ label: kind.title, to: kind.paths.list() }}
      infoPath={kind.paths.info(id)}
      query={{ error, refetch }}
    >
      {data && <CatalogueEditor key={data._id} editing={editing} item={data} />}
    </RecordPage>
  );
}

function NewItem<Fields extends EditableFields, T extends CatalogueItem & Fields>(props: {
  editing: CatalogueEditing<Fields, T>;
}) {
  const { editing } = props;
  const { kind, blank } = editing;
  // Under which its draft is kept, as it is not stored yet.
  const id = `new-${kind.kind}`;
  // TypeScript cannot see that a blank item with an id and a date is a complete T.
  const item = { ...blank, _id: id, editedAt: '' } as unknown as T;
  return (
    <RecordPage
      thing={kind.thing}
      item={{ kind: kind.kind, id }}
      name={`New ${kind.thing}`}
      list={{ label: kind.title, to: kind.paths.list() }}
      query={{ error: null, refetch: () => undefined }}
    >
      <CatalogueEditor editing={editing} item={item} />
    </RecordPage>
  );
}
