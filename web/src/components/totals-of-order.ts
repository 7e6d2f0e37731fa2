import { toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/order';
import { priceLine, type Totals } from '@kowhai/domain/pricing';

/** The totals of a placed order as they were stored, whatever the rules for new orders have become since. */
export function totalsOfOrder(order: Order): Totals {
  const monthlyCents = order.orderServices.reduce((sum, line) => sum + priceLine(line), 0);
  const itemsCents = toCents(order.itemsPrice);
  const hardwareCents = itemsCents - monthlyCents;
  const shippingCents = toCents(order.shippingPrice);
  return {
    monthlyCents,
    hardwareCents,
    itemsCents,
    shippingCents,
    oneOffCents: hardwareCents + shippingCents,
    totalCents: toCents(order.totalPrice),
    taxCents: toCents(order.taxPrice),
  };
}
