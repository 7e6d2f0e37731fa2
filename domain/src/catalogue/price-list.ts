/**
 * What each visit reads of the catalogue, in one record: the price of each published item, and whether it can be had. A
 * visit costs the same whatever the catalogue holds.
 */
import * as z from 'zod/mini';
import { price } from '#domain/price-schema.ts';
import { type PlanCategory, planCategories } from './plan-category.ts';

const prices = z.record(z.string(), price);

export const priceList = z.object({
  _id: z.string(),
  /** Absent where a first change came before the whole list was written: then it says nothing of the other items. */
  isWhole: z._default(z.boolean(), false),
  /** By id; plans by their category, so that a page of one asks for no other. */
  plans: z._default(z.partialRecord(z.enum(planCategories), prices), {}),
  hardware: z._default(prices, {}),
  soldOut: z._default(z.record(z.string(), z.literal(true)), {}),
});
export type PriceList = z.output<typeof priceList>;

export function countListed(kind: 'plan' | 'hardware', { plans, hardware }: PriceList): number {
  const listed = kind === 'plan' ? Object.values(plans) : [hardware];
  return listed.reduce((sum, prices) => sum + Object.keys(prices).length, 0);
}

/** The only record of its collection. */
export const priceListId = 'current';

type Item = { _id: string; price: number; isPublished: boolean; category: PlanCategory };
export type PricedItem = Item & { countInStock?: number };

/** What the list says of an item; null for a draft. Two that are alike need no write. */
export function describePrice({ price, isPublished, category, countInStock }: PricedItem) {
  return isPublished ? { price, category, isSoldOut: countInStock === 0 } : null;
}

export function makePriceList(plans: readonly PricedItem[], hardware: readonly PricedItem[]): PriceList {
  const shown = (items: readonly PricedItem[]) => items.filter(({ isPublished }) => isPublished);
  const pricesOf = (items: readonly PricedItem[]) =>
    Object.fromEntries(shown(items).map(({ _id, price }) => [_id, price]));
  return {
    _id: priceListId,
    isWhole: true,
    plans: Object.fromEntries(
      planCategories.map((wanted) => [wanted, pricesOf(plans.filter(({ category }) => category === wanted))]),
    ),
    hardware: pricesOf(hardware),
    soldOut: Object.fromEntries(
      shown(hardware)
        .filter(({ countInStock }) => countInStock === 0)
        .map(({ _id }) => [_id, true]),
    ),
  };
}
