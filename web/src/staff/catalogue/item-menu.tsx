import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { RowActions } from '#staff/shared/lists/row-actions.tsx';
import { told } from '#staff/shared/parts/told.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kinds.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useItemDeletion } from './use-item-deletion.tsx';

/** The actions of a row of the catalogue. Orders store copies of their items, so any item may be deleted. */
export function ItemMenu({ kind, item }: { kind: CatalogueKind; item: CatalogueItem }) {
  const { duplicate, isPending } = useDuplicate(kind);
  const navigate = useNavigate();
  const { mutate: update } = useChange(kind.calls.update);
  const unpublish = () =>
    update(
      { params: { id: item._id }, body: { isPublished: false, updatedAt: item.updatedAt } },
      told(() => `${nameOf(item)} unpublished`),
    );
  return (
    <RowActions
      name={nameOf(item)}
      editPath={kind.paths.edit(item._id)}
      more={[
        ...(item.isPublished
          ? [
              { label: 'See it in the shop', onChoose: () => navigate(kind.paths.shop(item._id)) },
              { label: 'Unpublish', onChoose: unpublish },
            ]
          : []),
        { label: 'Duplicate as a draft', onChoose: () => !isPending && duplicate(item._id) },
      ]}
      deletion={useItemDeletion(kind, item)}
    />
  );
}
