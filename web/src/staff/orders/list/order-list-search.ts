/** The staff's order list in the URL: filter, search and order survive a reload and can be shared. */
import { type DueFilter, dues, type OrderSort, orderSorts } from '@kowhai/domain/api/orders';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { quickFilter, quickFilterList } from '@kowhai/domain/search/quick-filters';
import { id } from '@kowhai/domain/text-schema';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';

export type OrderListSearch = {
  status: OrderStatus | undefined;
  due: DueFilter | undefined;
  q: string;
  /** New Zealand dates, both included. */
  from: string | undefined;
  to: string | undefined;
  user: string | undefined;
  only: readonly string[];
  sort: OrderSort;
};

/** Parses the list's filters. Values that are not valid are ignored, as anybody can edit a URL. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const due = readChoice(params, 'due', dues);
  // In any case: older links say "Submitted".
  const given = params.get('status')?.toLowerCase();
  const status = due ? undefined : orderStatuses.find((known) => known === given);
  const only = quickFilterList.safeParse(params.get('only') ?? undefined).data ?? [];
  const ownSort = status === undefined && only.includes(quickFilter.mine) ? 'oldest' : ownSortOf(status);
  return {
    status,
    due,
    q: readText(params, 'q'),
    from: due ? undefined : readDay(params, 'from'),
    to: due ? undefined : readDay(params, 'to'),
    user: id.safeParse(params.get('user')).data,
    only,
    sort: due ? 'queue' : (readChoice(params, 'sort', orderSorts) ?? ownSort),
  };
}

/** The default order of a tab: as its status is worked through. */
export function ownSortOf(status: OrderStatus | undefined): OrderSort {
  return status === undefined ? 'newest' : 'queue';
}

export function toOrderFilter({ only, sort: _, ...filter }: OrderListSearch) {
  return { ...filter, only: only.join() || undefined };
}
