import type { OrderStatus } from '@kowhai/domain/orders/order-status';
import { paths } from '#shared/paths.ts';

type Wanted = {
  status?: OrderStatus;
  due?: 'late' | 'today';
  from?: string | undefined;
  to?: string | undefined;
};

/** The order list with the orders that a figure counts. */
export function orderListLink({ status, due, from, to }: Wanted): string {
  const params = new URLSearchParams({
    ...(status && { status }),
    ...(due && { due }),
    ...(from && { from }),
    ...(to && { to }),
  });
  return `${paths.adminOrders()}?${params}`;
}
