import { fieldError } from '@kowhai/domain/app-error';
import { describeFullShop, mostOnSale } from '@kowhai/domain/catalogue/catalogue-limit';
import {
  countListed,
  describePrice,
  type PricedItem,
  priceListId,
} from '@kowhai/domain/catalogue/price-list';
import { type MergingWriter, store, type Updater } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';

type Kind = 'plan' | 'hardware';

/**
 * Writes what the price list says of an item, in the transaction that changes it; nothing where it says the same.
 *
 * @throws AppError VALIDATION where the shop sells as much as it may
 */
export async function changePriceList(
  writer: Updater & MergingWriter,
  kind: Kind,
  { _id, before, after }: { _id: string; before: PricedItem | null; after: PricedItem | null },
): Promise<void> {
  const [was, is] = [before && describePrice(before), after && describePrice(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (is && !was) await requireRoom(writer, kind);
  const gone = { [_id]: store.deleteField() };
  const priced = is ? { [_id]: is.price } : gone;
  const ofPlan = {
    ...(was && was.category !== is?.category && { [was.category]: gone }),
    ...(is && { [is.category]: priced }),
  };
  const entry =
    kind === 'plan'
      ? { plans: ofPlan }
      : { hardware: priced, soldOut: is?.isSoldOut ? { [_id]: true } : gone };
  // Without the schema: it knows no deletion of a field.
  writer.set(store.priceList.withConverter(null).doc(priceListId), entry, { merge: true });
}

/** @throws AppError VALIDATION. Of two at once, the second conflicts and counts again. */
async function requireRoom(writer: Updater, kind: Kind): Promise<void> {
  const snapshot = await store.priceList.doc(priceListId).get();
  const listed = findReadable(snapshot);
  if (!listed || !snapshot.updateTime) return;
  if (countListed(kind, listed) >= mostOnSale(kind))
    throw fieldError('VALIDATION', 'isPublished', describeFullShop(kind));
  writer.update(snapshot.ref, { isWhole: listed.isWhole }, { lastUpdateTime: snapshot.updateTime });
}

/** Where hardware is sold out, or back. A draft is not listed. */
export function markStock(writer: MergingWriter, itemId: string, isSoldOut: boolean): void {
  const soldOut = { [itemId]: isSoldOut ? true : store.deleteField() };
  writer.set(store.priceList.withConverter(null).doc(priceListId), { soldOut }, { merge: true });
}
