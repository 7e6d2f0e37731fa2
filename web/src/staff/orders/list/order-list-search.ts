/** The staff's order list in the URL: filter, search and order survive a reload and can be shared. */
import { dues, type OrderSort, orderSorts } from '@kowhai/domain/api/orders';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { quickFilter, quickFilterList } from '@kowhai/domain/search/quick-filters';
import { id } from '@kowhai/domain/text-schema';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';

/** Tabs of work across statuses: the oldest comes first. */
export const workFilters: readonly string[] = [quickFilter.mine, quickFilter.outside];

export type OrderListSearch = ReturnType<typeof parseOrderListSearch>;

/** Parses the list's filters. Values that are not valid are ignored, as anyone can edit a URL. */
export function parseOrderListSearch(params: URLSearchParams) {
  const due = readChoice(params, 'due', dues);
  // In any case, as the API takes it.
  const given = params.get('status')?.toLowerCase();
  const status = due ? undefined : orderStatuses.find((known) => known === given);
  const only = readQuickFilters(params);
  const isOwnTab = status === undefined && only.some((filter) => workFilters.includes(filter));
  const ownSort = isOwnTab ? 'oldest' : ownSortOf(status);
  const q = readText(params, 'q');
  const user = id.safeParse(params.get('user')).data;
  const sorts = due ? [] : orderSorts;
  return {
    status,
    due,
    q,
    /** New Zealand dates, both included. */
    from: due ? undefined : readDay(params, 'from'),
    to: due ? undefined : readDay(params, 'to'),
    user,
    only,
    sort: due ? 'work' : (readChoice(params, 'sort', sorts) ?? ownSort),
    /** What the columns offer to sort by. */
    sorts,
  };
}

export function readQuickFilters(params: URLSearchParams): readonly string[] {
  return quickFilterList.safeParse(params.get('only') ?? undefined).data ?? [];
}

export function ownSortOf(status: OrderStatus | undefined): OrderSort {
  return status === undefined ? 'newest' : 'work';
}

export function toOrderFilter({ only, sort: _, sorts: _sorts, ...filter }: OrderListSearch) {
  return { ...filter, only: only.join() || undefined };
}
