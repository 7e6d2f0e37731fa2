import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { useOrderAction } from './use-order-action.ts';

/** Orders whose customers a colleague has told already. */
let told: string[] = [];
let calls: string[] = [];
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  calls = [];
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    const _id = address.split('/')[3] ?? '';
    const isQueued = method === 'POST' ? !told.includes(_id) : undefined;
    return new Response(JSON.stringify({ ...exampleOrder, _id, number: `KB-${_id}`, isQueued }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function apologise(...ids: string[]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useOrderAction(), { wrapper });
  await act(() => result.current.apologise(ids.map((_id) => ({ ...exampleOrder, _id }))));
}

it('counts and takes back only the emails that it queued', async () => {
  told = ['a', 'c'];
  await apologise('a', 'b', 'c');
  expect(messages()).toEqual(['The email for KB-b goes in 10 seconds']);
  takeLastOffer();
  await vi.waitFor(() => expect(messages()).toEqual(['Undone. No email sent.']));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/orders/b/late-mail']);
});

it.each([
  ['one customer', ['a'], 'No email sent: the customer of KB-a was told already.'],
  ['all', ['a', 'b'], 'No email sent: these customers were told already.'],
])('says so where %s was told already, and offers no undo', async (_, ids, message) => {
  told = ['a', 'b'];
  await apologise(...ids);
  expect(messages()).toEqual([message]);
  expect(useToasts.getState().toasts[0]?.action).toBeUndefined();
});
