/** The staff's order list in the address bar: filter, search and order survive a reload and can be sent on. */
import { type OrderSort, orderSorts } from '@kowhai/domain/api/orders';
import { chipList } from '@kowhai/domain/desk/list-chips';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { daysOfReviewTiming } from '@kowhai/domain/orders/review-promise';
import { id } from '@kowhai/domain/text-schema';
import { formatDate } from '@kowhai/domain/time/date';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';

export type OrderListSearch = {
  status: OrderStatus | undefined;
  /** Those that wait and are late, or due today. */
  due: Due | undefined;
  q: string;
  /** New Zealand's days, both included. */
  from: string | undefined;
  to: string | undefined;
  /** One person's, by the user's id. */
  user: string | undefined;
  /** The chips that the list is narrowed down to. */
  only: readonly string[];
  sort: OrderSort;
};

const dues = ['late', 'today'] as const;
type Due = (typeof dues)[number];

/** Anybody can have typed the address: what is no filter is no filter. */
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
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    user: id.safeParse(params.get('user')).data,
    only: chipList.safeParse(params.get('only') ?? undefined).data ?? [],
    sort: readChoice(params, 'sort', orderSorts) ?? ownSortOf(status),
  };
}

/** Each status as it is worked through; of what waits, the next one due comes first. */
export function ownSortOf(status: OrderStatus | undefined): OrderSort {
  if (status === undefined) return 'newest';
  return status === 'submitted' ? 'oldest' : 'queue';
}

/** No order is of these days. */
const noDay = { from: '2000-01-02', to: '2000-01-01' };

/** What the server is asked for: it knows days, and not what is due. */
export function toOrderFilter({ status, due, q, from, to, user, only }: OrderListSearch, now: string) {
  const timing = due === 'late' ? 'late' : 'due today';
  const days = due ? (daysOfReviewTiming(timing, formatDate(now)) ?? noDay) : { from, to };
  return { status, q, user, from: days.from, to: days.to, only: only.join() || undefined };
}
