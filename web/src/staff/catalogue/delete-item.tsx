import type { ComponentProps } from 'react';
import { useChange } from '#data/use-change.ts';
import { DeleteButton, type DeleteDialog } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kinds.ts';
import { ItemUseNote } from './item-use.tsx';

type DeleteItemProps = { kind: CatalogueKind; item: CatalogueItem; onDeleted?: () => void };

/** What a dialog asks before an item is deleted, and what follows. */
export function useItemDeletion({
  kind,
  item,
  onDeleted,
}: DeleteItemProps): Omit<ComponentProps<typeof DeleteDialog>, 'isOpen' | 'onClose'> {
  const { mutateAsync: remove } = useChange(kind.calls.delete);
  return {
    question: kind.deleteQuestion,
    confirmLabel: `Delete ${kind.thing}`,
    name: nameOf(item),
    effect: <ItemUseNote kind={kind} id={item._id} />,
    onDelete: () => remove({ params: { id: item._id } }),
    onDeleted: () => {
      showToast({ status: 'success', message: kind.deletedMessage });
      onDeleted?.();
    },
  };
}

export function DeleteItem(props: DeleteItemProps) {
  return <DeleteButton {...useItemDeletion(props)} />;
}
