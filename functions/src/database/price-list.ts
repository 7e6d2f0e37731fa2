import { fieldError } from '@kowhai/domain/app-error';
import {
  countListed,
  describePrice,
  mostListed,
  type PricedItem,
  type PriceList,
  priceListId,
  tooManyListed,
} from '@kowhai/domain/catalogue/price-list';
import { type MergingWriter, type Snapshot, store } from './store.ts';
import { findReadable } from './unreadable.ts';

type Kind = 'plan' | 'hardware';

/**
 * Writes what the price list says of an item, in the transaction that changes it; nothing where it says the same.
 *
 * @throws AppError VALIDATION where the shop sells as much as the list holds
 */
export async function changePriceList(
  writer: MergingWriter,
  kind: Kind,
  { _id, before, after }: { _id: string; before: PricedItem | null; after: PricedItem | null },
): Promise<void> {
  const [was, is] = [before && describePrice(before), after && describePrice(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (is && !was) requireRoom(await store.priceList.doc(priceListId).get());
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

/** @throws AppError VALIDATION. Two at once may pass it: the record has room for both. */
function requireRoom(snapshot: Snapshot<PriceList>): void {
  const listed = findReadable(snapshot);
  if (listed && countListed(listed) >= mostListed)
    throw fieldError('VALIDATION', 'isPublished', `${tooManyListed}. Take one off sale first.`);
}

/** Where hardware is sold out, or back. A draft is not listed. */
export function noteStock(writer: MergingWriter, itemId: string, isSoldOut: boolean): void {
  const soldOut = { [itemId]: isSoldOut ? true : store.deleteField() };
  writer.set(store.priceList.withConverter(null).doc(priceListId), { soldOut }, { merge: true });
}
