import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, loseConnection, refuse } from '#testing/fake-api.ts';
import { orderQuery } from './queries.ts';
import { useChange } from './use-change.ts';

const tags = ['Product', 'Hardware', 'Order', 'User', 'Audit'];
const { _id: id } = exampleOrder;
/** As the key of a call about it ends. */
const itself = { params: { id } };

/** Makes a call, and lists the tags that it invalidates, with and without the item's own page. */
async function callAndSee(
  name: 'processOrder' | 'deleteUser' | 'placeOrder',
  answers: Parameters<typeof fakeApi>[0],
) {
  const client = new QueryClient();
  for (const tag of tags) for (const key of ['list', itself]) client.setQueryData([tag, key], 'seen');
  fakeApi(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChange(name), { wrapper });
  const call = { ...itself, body: {} } as never;
  await act(() => result.current.mutateAsync(call).catch(() => null));
  const isStale = (tag: string, key: unknown) => client.getQueryState([tag, key])?.isInvalidated === true;
  return {
    stale: tags.filter((tag) => isStale(tag, 'list')),
    staleAboutItself: tags.filter((tag) => isStale(tag, itself)),
    shown: client.getQueryData(orderQuery(id).queryKey),
  };
}

it('invalidates what a success changes, and shows the order of the response at once', async () => {
  const { stale, shown } = await callAndSee('processOrder', { processOrder: exampleOrder });
  expect(stale).toEqual(['Hardware', 'Order', 'Audit']);
  expect(shown).toMatchObject({ _id: id });
});

it('asks no more for what is deleted', async () => {
  const { stale, staleAboutItself } = await callAndSee('deleteUser', { deleteUser: { message: 'Gone' } });
  expect(stale).toEqual(['User', 'Audit']);
  expect(staleAboutItself).toEqual([]);
});

it.each([
  ['a colleague was quicker', 'processOrder', () => refuse('VERSION', 'No'), ['Order']],
  [
    'the catalogue says otherwise',
    'placeOrder',
    () => refuse('PRICE_CHANGED', 'No'),
    ['Product', 'Hardware'],
  ],
  ['the shop has not looked at it', 'placeOrder', () => refuse('RATE_LIMITED', 'No'), []],
  ['the answer is lost', 'processOrder', loseConnection, ['Hardware', 'Order', 'Audit']],
] as const)('where %s, %s invalidates what that makes stale', async (_, name, answer, expected) => {
  expect((await callAndSee(name, { [name]: answer })).stale).toEqual(expected);
});
