import { Text } from '@chakra-ui/react';
import type { ItemUse } from '@kowhai/domain/catalogue/catalogue-change';
import type { ComponentProps } from 'react';
import { useChange } from '#data/use-change.ts';
import { writeCount } from '#staff/shared/lists/describe-count.ts';
import { DeleteButton, type DeleteDialog } from '#staff/shared/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import type { CatalogueKind } from './catalogue-kinds.ts';
import { type CatalogueItem, nameOf } from './catalogue-kinds.ts';

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

/** What deleting something of the catalogue touches. */
function ItemUseNote({ kind, id }: { kind: CatalogueKind; id: string }) {
  const { data, error } = kind.useItemUse(id);
  return (
    <Text role="status">
      {error && `We couldn’t check which orders include it: ${error.message}`}
      {!data && !error && 'Checking orders…'}
      {data && describeUse(data)}
    </Text>
  );
}

function describeUse({ orders, openOrders }: ItemUse): string {
  if (orders === 0)
    return 'No orders include it. It leaves the shop straight away, and you can’t bring it back.';
  const held = orders === 1 ? '1 order includes it' : `${writeCount(orders)} orders include it`;
  const open = openOrders === 0 ? 'none still open' : `${writeCount(openOrders)} still open`;
  return `${held}, ${open}. Orders stay as they are. It leaves the shop and carts straight away, and you can’t bring it back.`;
}
