import { useDeletion } from '#data/use-deletion.ts';
import { DeleteButton } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kind.ts';
import { ItemUseNote } from './item-use.tsx';

type DeleteItemProps = { kind: CatalogueKind; item: CatalogueItem; onDeleted?: () => void };

export function DeleteItem({ kind, item, onDeleted }: DeleteItemProps) {
  const deleteItem = useDeletion(kind.calls.delete);
  return (
    <DeleteButton
      question={kind.deleteQuestion}
      confirmLabel={`Delete ${kind.thing}`}
      name={nameOf(item)}
      effect={<ItemUseNote kind={kind} id={item._id} />}
      onDelete={() => deleteItem(item._id)}
      onDeleted={() => {
        showToast({ status: 'success', message: kind.deletedMessage });
        onDeleted?.();
      }}
    />
  );
}
