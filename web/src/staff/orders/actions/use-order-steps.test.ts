import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { useOrderSteps } from './use-order-steps.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));

const messages = () => useToasts.getState().toasts.map(({ message }) => message);

it('offers no Undo of an order that was deleted since', async () => {
  fakeApi({ processOrder: exampleOrder, deleteOrder: { message: 'Gone' } });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useOrderSteps(), { wrapper });
  await act(() => result.current.take('process', [exampleOrder]));
  expect(messages()).toEqual(['Order status changed']);
  await act(() => result.current.remove([exampleOrder]));
  expect(messages()).toEqual(['Order was successfully deleted']);
});

it('promises late orders another day, and takes back only what was promised', async () => {
  const sent = fakeApi({
    sendLateMail: ({ params: { id } }) =>
      id === 'refused'
        ? refuse('BAD_TRANSITION', 'Not late')
        : { ...exampleOrder, _id: id, number: `KB-${id}` },
    undoOrder: ({ params: { id } }) => ({ ...exampleOrder, _id: id, number: `KB-${id}` }),
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useOrderSteps(() => {}), { wrapper });
  const orders = ['refused', 'b'].map((_id) => ({ ...exampleOrder, _id }));
  await act(() => result.current.promise(orders, { day: '2026-12-01' }));
  expect(messages()).toEqual(['New day set']);
  expect(sent[1]).toEqual({
    name: 'sendLateMail',
    params: { id: 'b' },
    body: { day: '2026-12-01', seenAt: exampleOrder.editedAt },
  });
  takeLastOffer();
  await vi.waitFor(() => expect(messages()).toEqual(['Undid the new day for KB-b. No email sent.']));
  expect(sent.slice(2)).toEqual([
    { name: 'undoOrder', params: { id: 'b' }, body: { seenAt: exampleOrder.editedAt } },
  ]);
});
