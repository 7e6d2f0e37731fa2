import { useParams } from 'react-router-dom';
import { type CatalogueKind, nameOf } from '#staff/catalogue/catalogue-kind.ts';
import { catalogueKinds } from '#staff/catalogue/catalogue-kinds.ts';
import { PublishBadge } from '#staff/catalogue/publish-state.tsx';
import { RecordPage } from '#staff/shared/records/record-page.tsx';
import { CatalogueEditor } from './catalogue-editor.tsx';

export function CatalogueEditPage({ of }: { of: CatalogueKind['kind'] }) {
  const { id } = useParams();
  const kind = catalogueKinds[of];
  return id ? <EditItem kind={kind} id={id} /> : <NewItem kind={kind} />;
}

function EditItem({ kind, id }: { kind: CatalogueKind; id: string }) {
  const { data, error, refetch } = kind.useItem(id);
  return (
    <RecordPage
      thing={kind.thing}
      record={{ kind: kind.kind, id }}
      name={data && nameOf(data)}
      actions={data && <PublishBadge isPublished={data.isPublished} />}
      list={{ label: kind.title, to: kind.paths.list() }}
      infoPath={kind.paths.info(id)}
      query={{ error, refetch }}
    >
      {data && <CatalogueEditor key={data._id} kind={kind} item={data} />}
    </RecordPage>
  );
}

function NewItem({ kind }: { kind: CatalogueKind }) {
  // Under which its unsaved changes are kept, as it is not stored yet.
  const id = `new-${kind.kind}`;
  const item = { ...kind.blank, _id: id, updatedAt: '', editedAt: '' };
  return (
    <RecordPage
      thing={kind.thing}
      record={{ kind: kind.kind, id }}
      name={`New ${kind.thing}`}
      list={{ label: kind.title, to: kind.paths.list() }}
      query={{ error: null, refetch: () => undefined }}
    >
      <CatalogueEditor kind={kind} item={item} />
    </RecordPage>
  );
}
