/** The staff's order list in the address bar: filter, search and page survive a reload and can be sent to a colleague. */
import { type OrderStatus, orderStatuses } from '@kowhai/domain/order-status';

export type OrderListSearch = {
  status: OrderStatus | undefined;
  q: string;
  /** The cursors of the pages that were walked through; the last one is the page that is shown. */
  cursors: readonly string[];
};

const longestQuery = 100;

/** Anybody can have typed the address: what is no filter is no filter. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  return {
    status: orderStatuses.find((status) => status === params.get('status')),
    q: (params.get('q') ?? '').trim().slice(0, longestQuery),
    cursors: params.getAll('cursor').filter((cursor) => /^[\w-]{1,400}$/.test(cursor)),
  };
}

export function writeOrderListSearch({ status, q, cursors }: OrderListSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (q !== '') params.set('q', q);
  for (const cursor of cursors) params.append('cursor', cursor);
  return params;
}

/** The address of a list, such as "?status=Submitted". */
export function orderListQueryString(search: Partial<OrderListSearch>): string {
  const params = writeOrderListSearch({ status: undefined, q: '', cursors: [], ...search });
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Says how many orders there are, as far as it is known: lists come in pages, and only the last one knows the end.
 *
 * @param page the index of the page, from 0
 * @param pageSize how many a full page has
 * @param count how many this page has
 * @param isLast whether nothing follows
 */
export function describeCount(page: number, pageSize: number, count: number, isLast: boolean): string {
  const before = page * pageSize;
  if (isLast && page === 0) return count === 1 ? '1 order' : `${count} orders`;
  const range = `Orders ${before + 1} to ${before + count}`;
  return isLast ? `${range} of ${before + count}` : `${range}, and more`;
}
