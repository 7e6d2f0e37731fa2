/** The staff's order list in the URL: filter, search and order survive a reload and can be shared. */
import { type OrderSort, orderSorts } from '@kowhai/domain/api/orders';
import { chipList } from '@kowhai/domain/desk/list-chips';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { daysOfReviewTiming } from '@kowhai/domain/orders/review-promise';
import { id } from '@kowhai/domain/text-schema';
import { formatDate } from '@kowhai/domain/time/date';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';

export type OrderListSearch = {
  status: OrderStatus | undefined;
  /** Only submitted orders that are late, or due today. */
  due: Due | undefined;
  q: string;
  /** New Zealand dates, both included. */
  from: string | undefined;
  to: string | undefined;
  /** The id of the user whose orders are listed. */
  user: string | undefined;
  only: readonly string[];
  sort: OrderSort;
};

const dues = ['late', 'today'] as const;
type Due = (typeof dues)[number];

/** Parses the list's filters. Values that are not valid are ignored, as anybody can edit a URL. */
export function parseOrderListSearch(params: URLSearchParams): OrderListSearch {
  const due = readChoice(params, 'due', dues);
  const status = due
    ? 'submitted'
    : // In any case: older links say "Submitted".
      orderStatuses.find((known) => known === params.get('status')?.toLowerCase());
  return {
    status,
    due,
    q: readText(params, 'q'),
    // What is due fixes the days by itself.
    from: due ? undefined : readDay(params, 'from'),
    to: due ? undefined : readDay(params, 'to'),
    user: id.safeParse(params.get('user')).data,
    only: chipList.safeParse(params.get('only') ?? undefined).data ?? [],
    sort: readChoice(params, 'sort', orderSorts) ?? ownSortOf(status),
  };
}

/** The default order of a tab: as its status is worked through. Submitted orders are sorted by due date. */
export function ownSortOf(status: OrderStatus | undefined): OrderSort {
  if (status === undefined) return 'newest';
  return status === 'submitted' ? 'oldest' : 'queue';
}

/** A range of days that matches no order. */
const noDay = { from: '2000-01-02', to: '2000-01-01' };

/** The filter for the API, which knows days but not what is late or due. */
export function toOrderFilter({ status, due, q, from, to, user, only }: OrderListSearch, now: string) {
  const timing = due === 'late' ? 'late' : 'due today';
  const days = due ? (daysOfReviewTiming(timing, formatDate(now)) ?? noDay) : { from, to };
  return { status, q, user, from: days.from, to: days.to, only: only.join() || undefined };
}
