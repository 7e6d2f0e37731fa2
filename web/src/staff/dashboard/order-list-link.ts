import type { OrderStatus } from '@kowhai/domain/order-status';
import { paths } from '#web/paths.ts';

type Wanted = { status: OrderStatus; from?: string | undefined; to?: string | undefined };

/** The order list with the orders that a figure counts. */
export function orderListLink({ status, from, to }: Wanted): string {
  const params = new URLSearchParams({ status, ...(from && { from }), ...(to && { to }) });
  return `${paths.adminOrders()}?${params}`;
}
