import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { exampleDesk } from '#testing/example-desk.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { auditQuery, listQuery } from './staff-queries.ts';
import { type Desk, useDeskNews } from './use-desk.ts';

const byStatus = { submitted: 30, processing: 2 };
let desk: Desk;
let reads: Record<string, Mock<() => Promise<unknown>>>;

const change = (order: string, count = 1): Desk => ({
  ...desk,
  changes: desk.changes + count,
  latest: { _id: order, at: '2026-11-20T00:00:00.000Z', by: 'mere', record: { kind: 'order', _id: order } },
});

const pageOf = (nextCursor: string | null, ...ids: string[]) =>
  vi.fn(async () => ({ rows: ids.map((_id) => ({ _id })), nextCursor }));

const waiting = { status: 'submitted', sort: 'work' } as const;
const completed = { status: 'completed', sort: 'work' } as const;

/** An open desk: an order, its history, a full list of those that wait, and others. */
async function openDesk() {
  reads = {
    order: vi.fn(async () => ({ _id: 'o1' })),
    history: vi.fn(async () => ({ rows: [], nextCursor: null })),
    fullList: pageOf('next', 'o1', 'o2'),
    shortList: pageOf(null, 'o2'),
    completed: pageOf('next', 'o3'),
    dashboard: vi.fn(async () => ({})),
  };
  const keys = {
    order: ['Order', 'one', 'o1'],
    history: auditQuery('order', 'o1').queryKey,
    fullList: listQuery('listOrders', waiting).queryKey,
    shortList: listQuery('listOrders', waiting, { cursor: 'later' }).queryKey,
    completed: listQuery('listOrders', completed).queryKey,
    dashboard: ['Dashboard', 'getDashboard'],
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useDeskNews();
      useQueries({
        queries: Object.entries(keys).map(([name, queryKey]) => ({
          queryKey,
          queryFn: () => reads[name]?.(),
          staleTime: 0,
        })),
      });
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

/** What is read again from now on, until as many milliseconds are over. */
async function readAgain(next: Desk, ms = 5000): Promise<string[]> {
  const before = Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, read.mock.calls.length]),
  );
  desk = next;
  await vi.advanceTimersByTimeAsync(ms);
  return Object.keys(reads).filter((name) => (reads[name]?.mock.calls.length ?? 0) > (before[name] ?? 0));
}

beforeEach(async () => {
  desk = exampleDesk({ byStatus });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeApi({ watchDesk: () => desk });
  await openDesk();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads nothing again while nobody changes anything', async () => {
  expect(await readAgain(desk, 60_000)).toEqual([]);
});

it('reads again what shows the order that a colleague changed, and nothing else', async () => {
  expect(await readAgain(change('o1'))).toEqual(['order', 'history', 'fullList']);
  expect(await readAgain(change('o9'))).toEqual([]);
});

it('asks the trail which records changed, where more than one did', async () => {
  const entry = {
    at: '2026-11-20T00:00:00.000Z',
    by: { _id: 'mere', name: 'Mere' },
    action: 'note' as const,
    changes: [],
  };
  const of = (_id: string) => ({
    ...entry,
    _id: `of-${_id}`,
    record: { kind: 'order' as const, _id, name: _id },
  });
  fakeApi({ listAudit: [of('o3'), of('o9')] });
  expect(await readAgain(change('o9', 2))).toEqual(['completed']);
});

it('reads everything again where the trail gives no answer', async () => {
  fakeApi({ listAudit: Response.error() });
  expect(await readAgain(change('o9', 2))).toEqual(Object.keys(reads));
});

it('reads everything again after more changes than are worth naming', async () => {
  expect(await readAgain(change('o9', 500))).toEqual(Object.keys(reads));
});

it('reads a list again for a newcomer only where it would be on the page', async () => {
  const more = exampleDesk({ byStatus: { ...byStatus, submitted: 31 } });
  expect(await readAgain(more)).toEqual(['shortList', 'dashboard']);
  const done = exampleDesk({ byStatus: { ...byStatus, submitted: 31, completed: 1 } });
  expect(await readAgain(done, 20_000)).toEqual(['completed', 'dashboard']);
});

it('reads lists again every 15 seconds at most, however fast orders come', async () => {
  await readAgain(exampleDesk({ byStatus: { ...byStatus, submitted: 31 } }));
  const first = reads.shortList?.mock.calls.length ?? 0;
  for (let submitted = 32; submitted < 42; submitted++)
    await readAgain(exampleDesk({ byStatus: { ...byStatus, submitted } }), 3500);
  expect((reads.shortList?.mock.calls.length ?? 0) - first).toBe(2);
});
