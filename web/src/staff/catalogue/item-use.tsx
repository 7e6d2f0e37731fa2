import type { ItemUse } from '@kowhai/domain/catalogue-change';
import { writeCount } from '#staff/lists/describe-count.ts';
import { Text } from '#ui/text.tsx';
import type { CatalogueKind } from './catalogue-kinds.ts';

/** What deleting something of the catalogue touches. */
export function ItemUseNote({ kind, id }: { kind: CatalogueKind; id: string }) {
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
