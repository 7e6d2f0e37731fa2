import { Text } from '@chakra-ui/react';
import type { ItemUse } from '@kowhai/domain/catalogue/catalogue-change';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import type { ConfirmedAction } from '#staff/shared/parts/confirmed-action.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { showFailure, showSuccess } from '#staff/shared/parts/notices.ts';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kind.ts';

export function useItemDeletion(kind: CatalogueKind, item: CatalogueItem): ConfirmedAction {
  const { mutateAsync: remove } = useChange(kind.calls.delete);
  return {
    question: kind.deleteQuestion,
    confirmLabel: `Delete ${kind.thing}`,
    name: nameOf(item),
    effect: <ItemUseNote kind={kind} id={item._id} />,
    run: () => remove({ params: { id: item._id } }),
    doneMessage: `${kind.formLabel} was successfully deleted`,
  };
}

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

export function useDuplicate({ calls, formLabel, paths }: CatalogueKind) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange(calls.duplicate);
  const duplicate = (id: string) =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ _id }) => {
          showSuccess(`${formLabel} created successfully`);
          navigate(paths.edit(_id));
        },
        onError: showFailure,
      },
    );
  return { duplicate, isPending };
}
