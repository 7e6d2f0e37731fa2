import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { orderQuery } from './queries.ts';
import { useChange } from './use-change.ts';

const tags = ['Product', 'Hardware', 'Order', 'User', 'Audit'];
const { _id: id } = exampleOrder;
/** As the key of a call about it ends. */
const itself = { params: { id } };

afterEach(() => vi.unstubAllGlobals());

/** Calls with an answer, or with none, and tells which tags are read anew, and whether the item's own page is. */
async function callAndSee(
  name: 'processOrder' | 'deleteUser' | 'placeOrder',
  answer: unknown,
  status: number,
) {
  const client = new QueryClient();
  for (const tag of tags) for (const key of ['list', itself]) client.setQueryData([tag, key], 'seen');
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('No network');
    return new Response(JSON.stringify(answer), { status });
  });
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

const refusal = (code: string) => ({ code, message: 'No' });

it('reads anew what a success changes, and shows the order that it is answered with at once', async () => {
  const { stale, shown } = await callAndSee('processOrder', exampleOrder, 200);
  expect(stale).toEqual(['Hardware', 'Order', 'Audit']);
  expect(shown).toMatchObject({ _id: id });
});

it('asks no more for what is deleted', async () => {
  const { stale, staleAboutItself } = await callAndSee('deleteUser', { message: 'Gone' }, 200);
  expect(stale).toEqual(['User', 'Audit']);
  expect(staleAboutItself).toEqual([]);
});

it.each([
  ['somebody else was quicker', 'processOrder', 409, 'VERSION', ['Order']],
  ['the catalogue says otherwise', 'placeOrder', 409, 'PRICE_CHANGED', ['Product', 'Hardware']],
  ['the shop has not looked at it', 'placeOrder', 429, 'RATE_LIMITED', []],
  ['nobody knows whether it was done', 'processOrder', 0, '', ['Hardware', 'Order', 'Audit']],
] as const)('where %s, %s reads anew what that tells', async (_, name, status, code, expected) => {
  expect((await callAndSee(name, refusal(code), status)).stale).toEqual(expected);
});
