import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { RowMenu } from '#staff/shared/lists/row-menu.tsx';
import { DeleteDialog } from '#staff/shared/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kinds.ts';
import { useItemDeletion } from './delete-item.tsx';
import { useDuplicate } from './use-duplicate.ts';

/** What can be done with a row of the catalogue. Orders keep what they hold, so any may be deleted. */
export function ItemMenu({ kind, item }: { kind: CatalogueKind; item: CatalogueItem }) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useItemDeletion({ kind, item });
  const { duplicate, isPending } = useDuplicate(kind);
  const navigate = useNavigate();
  const { mutate: update } = useChange(kind.calls.update);
  const unpublish = () =>
    update(
      { params: { id: item._id }, body: { isPublished: false, updatedAt: item.updatedAt } },
      {
        onSuccess: () => showToast({ status: 'success', message: `${nameOf(item)} unpublished` }),
        onError: ({ message }) => showToast({ status: 'danger', message }),
      },
    );
  const { paths } = kind;
  return (
    <>
      <RowMenu
        name={nameOf(item)}
        actions={[
          ...(item.isPublished
            ? [
                { label: 'See it in the shop', onChoose: () => navigate(paths.shop(item._id)) },
                { label: 'Unpublish', onChoose: unpublish },
              ]
            : []),
          { label: 'Duplicate as a draft', onChoose: () => !isPending && duplicate(item._id) },
          { label: 'Delete', isDanger: true, onChoose: () => setAsking(true) },
        ]}
      />
      <DeleteDialog {...deletion} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
