import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskQuery } from '#data/staff/staff-queries.ts';
import { useToasts } from '#state/toasts.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { useColleagueNotice } from './use-colleagues.ts';

const colleagues = [
  { _id: 'me', name: 'Demo Admin', key: 'k1', isYou: true },
  { _id: 'mere', name: 'Merē Tāne', key: 'k2', isYou: false },
];
const change = (_id: string, by: string, order: string) => ({
  _id,
  at: '2026-11-20T01:00:00.000Z',
  by,
  record: { kind: 'order' as const, _id: order },
});

let latest: ReturnType<typeof change>;
let client: QueryClient;

function OpenOrder() {
  useColleagueNotice('open');
  return null;
}

const told = () => useToasts.getState().toasts.map(({ message }) => message);

/** As the desk does every few seconds. */
async function readLatest(next: typeof latest) {
  latest = next;
  await act(() => client.invalidateQueries(deskQuery()));
  await waitFor(() => expect(client.getQueryData(deskQuery().queryKey)?.latest).toEqual(next));
}

beforeEach(async () => {
  latest = change('before', 'mere', 'open');
  fakeApi({ watchDesk: () => ({ ...exampleDesk(), latest }), listColleagues: colleagues });
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

it('says that it was the customer, whom no colleague’s name is for', async () => {
  await readLatest(change('now', 'aroha', 'open'));
  expect(told()).toEqual(['The customer changed this']);
});

it('says nothing of one’s own changes, nor of other records', async () => {
  await readLatest(change('own', 'me', 'open'));
  await readLatest(change('elsewhere', 'mere', 'other'));
  expect(told()).toEqual([]);
});
