import { AppError } from '@kowhai/domain/app-error';
import { computeTotals, toWireTotals } from '@kowhai/domain/cart/pricing';
import { toCents } from '@kowhai/domain/money';
import type { OrderLine } from '@kowhai/domain/orders/order';
import type { RequestedLine } from '@kowhai/domain/orders/order-lines';
import { matchesTotals } from '@kowhai/domain/orders/order-request';
import { type WireTotals, wireTotals } from '@kowhai/domain/price-schema';
import * as z from 'zod/mini';
import type { OrderLines } from './parse-order-lines.ts';

type Item = Omit<OrderLine, 'qty'> & { isPublished: boolean };
type StockedItem = Item & { countInStock: number };
export type Found = {
  plans: readonly (Item | undefined)[];
  hardware: readonly (StockedItem | undefined)[];
};

export type PricedOrder = {
  orderServices: OrderLine[];
  orderHardwares: OrderLine[];
  orderItems: OrderLine[];
} & WireTotals;

/** @throws AppError GONE, OUT_OF_STOCK, PRICE_CHANGED, or VALIDATION for more than one order can hold */
export function priceOrder(
  request: Parameters<typeof matchesTotals>[0],
  wanted: OrderLines,
  found: Found,
): PricedOrder {
  const orderServices = wanted.plans.map((line, index) => toLine(line, found.plans[index]));
  const orderHardwares = wanted.hardware.map((line, index) => toLine(line, found.hardware[index]));
  found.hardware.forEach((item, index) => {
    const qty = orderHardwares[index]?.qty ?? 0;
    if (item && item.countInStock < qty) throw outOfStock(item);
  });

  const orderItems = [...orderServices, ...orderHardwares];
  const totals = z.safeParse(wireTotals, toWireTotals(computeTotals(orderServices, orderHardwares)));
  if (!totals.success)
    throw new AppError('VALIDATION', 'That’s more than one order can hold. Please call us.');
  if (!matchesTotals(request, totals.data) || !matchesPrices(wanted.sent, orderItems)) {
    const message = 'Prices have changed since you looked. Check the new total.';
    throw new AppError('PRICE_CHANGED', message, { extra: { totals: totals.data } });
  }
  return { orderServices, orderHardwares, orderItems, ...totals.data };
}

function toLine(wanted: RequestedLine, item: Item | undefined): OrderLine {
  if (!item?.isPublished) {
    const name = wanted.name ?? '';
    const message = `${name || 'An item in this order'} is no longer available. Please remove it.`;
    throw new AppError('GONE', message, { extra: { line: { _id: wanted._id, name } } });
  }
  const { _id, name, category, price, term, offerSummaryPath } = item;
  const line = { _id, name, category, price, qty: wanted.qty };
  if (term === undefined) return line;
  return { ...line, term, ...(offerSummaryPath && { offerSummaryPath }) };
}

export function outOfStock({
  _id,
  name,
  countInStock,
}: Pick<StockedItem, '_id' | 'name' | 'countInStock'>): AppError {
  const left =
    countInStock === 0 ? `${name} is Out Of Stock.` : `We only have ${countInStock} of ${name} left.`;
  return new AppError('OUT_OF_STOCK', left, {
    extra: { line: { _id, name }, left: countInStock },
  });
}

function matchesPrices(sent: readonly RequestedLine[], lines: readonly OrderLine[]): boolean {
  return sent.every((wish) => {
    const line = lines.find((candidate) => candidate._id === wish._id);
    return !line || wish.price === undefined || wish.price === toCents(line.price);
  });
}
