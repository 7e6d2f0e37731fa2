import type { ItemUse } from '@kowhai/domain/catalogue-change';
import { writeCount } from '#staff/lists/describe-count.ts';
import { Text } from '#ui/text.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';

/** What deleting something of the catalogue touches. */
export function ItemUseNote({ kind, id }: { kind: CatalogueKind; id: string }) {
  const { data, error } = kind.useItemUse(id);
  return (
    <Text role="status">
      {error && `We could not find out which orders hold it: ${error.message}`}
      {!data && !error && 'Looking for orders that hold it…'}
      {data && describeUse(data)}
    </Text>
  );
}

function describeUse({ orders, openOrders }: ItemUse): string {
  if (orders === 0) return 'No order holds it. It leaves the shop at once and cannot be brought back.';
  const held = orders === 1 ? '1 order holds it' : `${writeCount(orders)} orders hold it`;
  const open = openOrders === 0 ? 'none of them open' : `${writeCount(openOrders)} of them still open`;
  return `${held}, ${open}. Orders keep what they hold; in the shop and in carts it is gone at once, for good.`;
}
