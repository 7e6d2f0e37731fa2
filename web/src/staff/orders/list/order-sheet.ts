import { amountNames } from '@kowhai/domain/cart/pricing';
import { findCancellation, type Order, type OrderLine } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatDate } from '@kowhai/domain/time/date';
import type { SheetColumn } from '#staff/shared/lists/xlsx.ts';

export const listOrderSheetColumns = (
  assigneeOf: (order: Order) => string,
): readonly SheetColumn<Order>[] => [
  { header: 'Order number', value: ({ number }) => number },
  { header: 'Date', value: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Status', value: (order) => orderStatusTable[order.status].name },
  { header: 'Reason for cancelling', value: (order) => findCancellation(order)?.reason ?? '' },
  { header: 'Name', value: ({ user }) => formatFullName(user) },
  { header: 'Email', value: ({ user }) => user.email },
  { header: 'Phone', value: ({ user }) => user.phone },
  { header: 'Billing address', value: ({ user }) => user.address ?? '' },
  { header: 'Street', value: ({ serviceAddress }) => serviceAddress.address },
  { header: 'Town', value: ({ serviceAddress }) => serviceAddress.city },
  { header: 'Region', value: ({ serviceAddress }) => serviceAddress.region },
  { header: 'Postcode', value: ({ serviceAddress }) => serviceAddress.postalCode },
  { header: 'Connection date', value: ({ connectionDate }) => connectionDate ?? '' },
  { header: 'Assigned', value: assigneeOf },
  { header: 'Services', value: ({ orderServices }) => listLines(orderServices) },
  { header: 'Hardware', value: ({ orderHardwares }) => listLines(orderHardwares) },
  { header: amountNames.subtotal, value: ({ itemsPrice }) => itemsPrice },
  { header: amountNames.shipping, value: ({ shippingPrice }) => shippingPrice },
  { header: amountNames.total, value: ({ totalPrice }) => totalPrice },
  { header: amountNames.gst, value: ({ taxPrice }) => taxPrice },
  { header: 'Updated', value: ({ updatedAt }) => formatDate(updatedAt) },
];

/** The lines of an order in words: "Fibre Everyday; 2 × Tūī Mesh 6". */
export function listLines(lines: readonly OrderLine[]): string {
  return lines.map(({ name, qty }) => (qty === 1 ? name : `${qty} × ${name}`)).join('; ');
}
