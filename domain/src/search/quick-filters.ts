/** Each is a word among a record's search keys, so the search's indexes serve it. Searched words have no colon. */
import * as z from 'zod/mini';
import type { StoredEnquiry } from '#domain/enquiries/stored-enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import { isOpenStatus } from '#domain/orders/order-status.ts';
import { hasOutsideWork } from '#domain/orders/outside-work.ts';

const noDate = 'date:none';
const noted = 'note:';
const beyondCoverage = 'coverage:not yet';
const outside = 'outside:';

export const quickFilter = {
  item: (id: string) => `item:${id}`,
  region: (region: string) => `region:${region}`,
  connectionDate: (day: string | null) => (day === null ? noDate : `date:${day}`),
  noted,
  beyondCoverage,
  /** What is to be arranged, stopped or said outside the shop. */
  outside,
  mine: 'for:me',
  assignee: (key: string) => `for:${key}`,
} as const;

export function findFilteredDay(filters: readonly string[]): string | undefined {
  return filters.find((filter) => /^date:\d/.test(filter))?.slice('date:'.length);
}

export const quickFilterList = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.maxLength(400, 'Choose fewer filters'),
        z.regex(
          /^(item|region|date|note|coverage|outside|for):[^,]*(,(item|region|date|note|coverage|outside|for):[^,]*)*$/,
          'Filter is invalid',
        ),
      ),
    z.transform((text) => text.split(',')),
  ),
);

export type FilteredOrder = Pick<
  Order,
  | ('serviceAddress' | 'connectionDate' | 'hasNote' | 'isBeyondCoverage' | 'assigneeKey' | 'status')
  | 'outside'
> & {
  orderItems: readonly { _id: string; name: string }[];
};

export function listOrderQuickFilters(order: FilteredOrder): string[] {
  const { orderItems, serviceAddress, connectionDate, hasNote, isBeyondCoverage, assigneeKey } = order;
  return [
    ...orderItems.map(({ _id }) => quickFilter.item(_id)),
    quickFilter.region(serviceAddress.region),
    quickFilter.connectionDate(connectionDate),
    ...(hasNote ? [noted] : []),
    ...(isBeyondCoverage ? [beyondCoverage] : []),
    ...(hasOutsideWork(order) ? [outside] : []),
    ...(assigneeKey && isOpenStatus(order.status) ? [quickFilter.assignee(assigneeKey)] : []),
  ];
}

export function listEnquiryQuickFilters({ assigneeKey }: Pick<StoredEnquiry, 'assigneeKey'>): string[] {
  return assigneeKey ? [quickFilter.assignee(assigneeKey)] : [];
}
