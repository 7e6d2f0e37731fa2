/** Which hardware runs out, so that it is ordered in time. */
import type { Hardware } from '@kowhai/domain/hardware';

/** So many left, or fewer, and it is time to order. */
export const lowStock = 5;

export type StockReport<H> = { soldOut: H[]; low: H[] };

/** Both lists begin with what there is least of. */
export function judgeStock<H extends Pick<Hardware, 'countInStock' | 'name'>>(
  items: readonly H[],
): StockReport<H> {
  const sorted = items.toSorted(
    (a, b) => a.countInStock - b.countInStock || a.name.localeCompare(b.name, 'en-NZ'),
  );
  return {
    soldOut: sorted.filter(({ countInStock }) => countInStock === 0),
    low: sorted.filter(({ countInStock }) => countInStock > 0 && countInStock <= lowStock),
  };
}
