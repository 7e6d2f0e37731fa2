/** The staff's order list in the address bar: filter, search, order and page survive a reload and can be sent on. */
import { type OrderSort, orderSorts } from '@kowhai/domain/api/orders';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/order-status';
import { id } from '@kowhai/domain/text';
import { readChoice, readCursors, readDay, readText } from '#staff/lists/list-address.ts';

export type OrderListSearch = {
  status: OrderStatus | undefined;
  q: string;
  /** New Zealand's days, both included. */
  from: string | undefined;
  to: string | undefined;
  /** One person's, by the user's id. */
  user: string | undefined;
  sort: OrderSort;
  /** The cursors of the pages that were walked through; the last one is the page that is shown. */
  cursors: readonly string[];
};

/** Anybody can have typed the address: what is no filter is no filter. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  return {
    // In any case: older links say "Submitted".
    status: orderStatuses.find((status) => status === params.get('status')?.toLowerCase()),
    q: readText(params, 'q'),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    user: id.safeParse(params.get('user')).data,
    sort: readChoice(params, 'sort', orderSorts) ?? 'newest',
    cursors: readCursors(params),
  };
}
