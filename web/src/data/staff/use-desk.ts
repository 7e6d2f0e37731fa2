import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deskQuery, type ListFilter, readNewestChanges } from './staff-queries.ts';

export type Desk = AnswerOf<Contract['watchDesk']>;

/** Milliseconds until every page shows what a colleague changed. Each poll is one read, and two more every half minute. */
const pollMs = 3500;
/** Milliseconds until a list or the dashboard is read again because of its counts. */
const renewMs = 15_000;
/** After more changes than this, everything is read again. */
const mostNamed = 40;

const renewedTags: readonly unknown[] = ['Order', 'Enquiry', 'Dashboard', 'Audit'];

/** The counts of tabs and menus, as the desk last polled them. */
export function useDesk(): Desk | undefined {
  return useQuery(deskQuery()).data;
}

/** Polls, and refetches what shows a record that a colleague, a customer or another window changed. */
export function useDeskNews(): void {
  const client = useQueryClient();
  const { data: desk } = useQuery({ ...deskQuery(), refetchInterval: pollMs });
  const seen = useRef<Desk>(undefined);
  const shown = useRef<{ desk: Desk; at: number }>(undefined);
  useEffect(() => {
    if (!desk) return;
    const { current: before } = seen;
    seen.current = desk;
    if (before && desk.changes !== before.changes)
      void renewNamed(client, desk, desk.changes - before.changes);
    shown.current ??= { desk, at: 0 };
    const { current: last } = shown;
    if (!isCountedAnew(last.desk, desk)) return;
    const timer = setTimeout(
      () => {
        shown.current = { desk, at: Date.now() };
        renewCounted(client, last.desk, desk);
      },
      Math.max(0, last.at + renewMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [desk, client]);
}

const refetch = (client: QueryClient, predicate: (query: Query) => boolean) =>
  void client.invalidateQueries(
    { predicate: (query) => renewedTags.includes(query.queryKey[0]) && !isPoll(query) && predicate(query) },
    { cancelRefetch: false },
  );

const isPoll = ({ queryKey }: Query) => queryKey[1] === deskQuery().queryKey[1];

/** Refetches what holds a changed record, and the list of all changes. */
async function renewNamed(client: QueryClient, { latest }: Desk, changes: number): Promise<void> {
  const isKnown = changes === 1 && latest !== null;
  const named = isKnown
    ? [latest]
    : changes > 0 && changes <= mostNamed && (await readNewestChanges(changes).catch(() => null));
  refetch(client, ({ queryKey, state }) => {
    if (!named || (queryKey[0] === 'Audit' && queryKey[1] === 'list')) return true;
    const text = JSON.stringify([queryKey, state.data]);
    return named.some(({ record }) => text.includes(record._id));
  });
}

function isCountedAnew(before: Desk, after: Desk): boolean {
  const countsOf = ({ orders, enquiries }: Desk) => JSON.stringify([orders, enquiries]);
  return countsOf(before) !== countsOf(after);
}

/** Refetches the dashboard, and each list whose count changed where a newcomer would be on the page. */
function renewCounted(client: QueryClient, before: Desk, after: Desk): void {
  refetch(client, ({ queryKey: [tag, name, filter, range], state }) => {
    if (tag === 'Dashboard') return true;
    if (tag === 'Audit') return false;
    const count = (desk: Desk) => (tag === 'Order' ? countOrders : countEnquiries)(desk, filter as never);
    if (name === 'countOrders' || name === 'countEnquiries') return true;
    if (name !== 'list' || count(before) === count(after)) return false;
    const { nextCursor } = (state.data ?? { nextCursor: null }) as { nextCursor: string | null };
    const isFirst = (range as { cursor?: string }).cursor === undefined;
    return nextCursor === null || (isFirst && !(tag === 'Order' ? isOldestFirst : isOpen)(filter as never));
  });
}

type OrderFilter = ListFilter<'listOrders'>;
type EnquiryFilter = ListFilter<'listEnquiries'>;

/** The count of the tab that a list of orders belongs to, whatever else filters it. */
export function countOrders(
  { orders }: Desk,
  {
    due,
    status,
    only = '',
  }: { due?: string | undefined; status?: string | undefined; only?: string | undefined },
): number {
  if (due === 'late' || due === 'today') return orders[due];
  if (only.split(',').includes(quickFilter.mine)) return orders.mine;
  if (only.split(',').includes(quickFilter.outside)) return orders.outside;
  const { byStatus } = orders;
  const known = Object.entries(byStatus).find(([name]) => name === status);
  return known?.[1] ?? Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}

function countEnquiries({ enquiries }: Desk, { status, only }: EnquiryFilter): number {
  if (only) return enquiries.mine;
  return status ? enquiries[status] : enquiries.Unanswered + enquiries.Answered;
}

/** As the server sorts them: there, newcomers are at the end. */
function isOldestFirst({ due, status, sort }: OrderFilter): boolean {
  return (
    Boolean(due) || sort === 'oldest' || (sort === 'work' && openStatuses.some((open) => open === status))
  );
}

const isOpen = ({ status }: EnquiryFilter) => status === 'Unanswered';
