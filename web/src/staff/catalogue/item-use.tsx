import type { ItemUse } from '@kowhai/domain/catalogue-change';
import type { Failure } from '#data/failure.ts';
import { Text } from '#ui/text.tsx';

type ItemUseNoteProps = { data: ItemUse | undefined; error: Failure | null };

/** What deleting something of the catalogue touches. */
export function ItemUseNote({ data, error }: ItemUseNoteProps) {
  return (
    <Text role="status">
      {error && `We could not find out which orders hold it: ${error.message}`}
      {!data && !error && 'Looking for orders that hold it…'}
      {data && describeUse(data)}
    </Text>
  );
}

export function describeUse({ orders, openOrders }: ItemUse): string {
  if (orders === 0) return 'No order holds it. It leaves the shop at once and cannot be brought back.';
  const held = orders === 1 ? '1 order holds it' : `${orders} orders hold it`;
  const open = openOrders === 0 ? 'none of them open' : `${openOrders} of them still open`;
  return `${held}, ${open}. Orders keep what they hold; in the shop and in carts it is gone at once, for good.`;
}
