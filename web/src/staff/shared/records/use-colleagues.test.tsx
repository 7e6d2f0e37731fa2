import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { latestChangeQuery } from '#data/staff-queries.ts';
import { useToasts } from '#state/toasts.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { useColleagueNotice } from './use-colleagues.ts';

const colleagues = [
  { _id: 'me', name: 'Demo Admin', key: 'k1', isYou: true },
  { _id: 'mere', name: 'Merē Tāne', key: 'k2', isYou: false },
];
const change = (_id: string, by: string, order: string): AuditEntry => ({
  _id,
  at: '2026-11-20T01:00:00.000Z',
  by: { _id: by, name: colleagues.find((one) => one._id === by)?.name ?? '' },
  item: { kind: 'order', _id: order, name: 'KB-7F3K-29Q2' },
  action: 'note',
  changes: [],
});

let latest: AuditEntry[];
let client: QueryClient;

function OpenOrder() {
  useColleagueNotice('open');
  return null;
}

const told = () => useToasts.getState().toasts.map(({ message }) => message);

/** As the desk does every few seconds. */
async function readLatest(next: AuditEntry) {
  latest = [next];
  await act(() => client.invalidateQueries(latestChangeQuery()));
  await waitFor(() => expect(client.getQueryData(latestChangeQuery().queryKey)?.items).toEqual([next]));
}

beforeEach(async () => {
  latest = [change('before', 'mere', 'open')];
  fakeApi({ listAudit: () => latest, listColleagues: colleagues });
  client = new QueryClient();
  renderForTest(
    <QueryClientProvider client={client}>
      <OpenOrder />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
});
afterEach(() => {
  useToasts.setState({ toasts: [] });
});

it('says that a colleague changed the open record', async () => {
  expect(told()).toEqual([]);
  await readLatest(change('now', 'mere', 'open'));
  expect(told()).toEqual(['Merē Tāne changed this']);
});

it('says nothing of one’s own changes, nor of other records', async () => {
  await readLatest(change('own', 'me', 'open'));
  await readLatest(change('elsewhere', 'mere', 'other'));
  expect(told()).toEqual([]);
});
