import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { useOrderAction } from './use-order-action.ts';

let calls: string[] = [];
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  calls = [];
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${address} ${body}`);
    const _id = address.split('/')[3] ?? '';
    if (_id === 'refused')
      return Response.json({ message: 'Not late', code: 'BAD_TRANSITION' }, { status: 409 });
    return Response.json({ ...exampleOrder, _id, number: `KB-${_id}` });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('promises late orders another day, and takes back only what was promised', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useOrderAction(), { wrapper });
  const orders = ['refused', 'b'].map((_id) => ({ ...exampleOrder, _id }));
  await act(() => result.current.apologise(orders, '2026-12-01'));
  expect(messages()).toEqual(['New day set']);
  expect(calls[1]).toBe(
    `POST /api/orders/b/late-mail {"day":"2026-12-01","lastStepAt":"${exampleOrder.createdAt}"}`,
  );
  takeLastOffer();
  await vi.waitFor(() => expect(messages()).toEqual(['Undid the new day for KB-b. No email sent.']));
  expect(calls.filter((call) => call.includes('/undo'))).toEqual([
    `PUT /api/orders/b/undo {"stepAt":"${exampleOrder.updatedAt}"}`,
  ]);
});
