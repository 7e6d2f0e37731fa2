import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChangeEach } from '#data/use-change.ts';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { staffActions } from './staff-actions.ts';
import { dropDeletedToasts, dropOutdatedToasts, showUndoToast } from './undo-toast.ts';

const placed = '2026-11-19T00:00:00.000Z';
let sent: ReturnType<typeof fakeApi>;
const process = { done: staffActions.process.success, name: 'Processing' };
const tellSeconds = ({ message, countdown }: ReturnType<typeof useToasts.getState>['toasts'][number]) =>
  countdown
    ? `${message}. ${countdown.text} in ${Math.ceil((countdown.endsAt - Date.now()) / 1000)}`
    : message;
const messages = () => useToasts.getState().toasts.map(tellSeconds);
const order = (n: number): Order => ({
  ...exampleOrder,
  _id: `order-${n}`,
  number: `KB-${n}`,
  createdAt: placed,
  connectionDate: null,
  editedAt: `2026-11-20T00:00:0${n}.000Z`,
  history: [{ action: 'process', at: `2026-11-20T00:00:0${n}.000Z`, by: ourTeam }],
});

function renderChangeEach() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(useChangeEach, { wrapper }).result.current;
}

// Each begins a minute after the one before: what waits is forgotten by then.
let now = Date.parse('2026-11-20T00:00:00.000Z');

beforeEach(() => {
  now += 60_000;
  vi.useFakeTimers({ now });
  useToasts.setState({ toasts: [] });
  sent = fakeApi({ undoOrder: exampleOrder });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells of several quick steps in one notice, and takes back the last, then the one before', async () => {
  const changeEach = renderChangeEach();
  for (const n of [1, 2, 3]) showUndoToast(changeEach, process, [order(n)]);
  expect(messages()).toEqual(['Status of 3 orders changed. The email for KB-3 goes in 10']);
  takeLastOffer();
  expect(messages()[0]).toBe('Status of 2 orders changed. The email for KB-2 goes in 10');
  takeLastOffer();
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { params: { id: 'order-3' }, body: { seenAt: '2026-11-20T00:00:03.000Z' } },
      { params: { id: 'order-2' }, body: { seenAt: '2026-11-20T00:00:02.000Z' } },
    ]),
  );
  expect(messages()[0]).toBe('Order status changed. The email for KB-1 goes in 10');
});

it('tells once that a step of several orders was taken back', async () => {
  showUndoToast(renderChangeEach(), process, [order(1), order(2)]);
  takeLastOffer();
  await vi.waitFor(() => expect(messages()).toEqual(['Undid Processing for 2 orders. No email sent.']));
});

it('counts no step whose mail has left', () => {
  const changeEach = renderChangeEach();
  showUndoToast(changeEach, process, [order(1)]);
  vi.advanceTimersByTime(11_000);
  useToasts.setState({ toasts: [] });
  showUndoToast(changeEach, process, [order(2)]);
  expect(messages()).toEqual(['Order status changed. The email for KB-2 goes in 10']);
});

it('says of an earlier step how long is left for it, and stays no longer than that', () => {
  const changeEach = renderChangeEach();
  showUndoToast(changeEach, process, [order(1)]);
  vi.advanceTimersByTime(6500);
  showUndoToast(changeEach, process, [order(2)]);
  takeLastOffer();
  expect(messages()[0]).toBe('Order status changed. The email for KB-1 goes in 4');
  expect(useToasts.getState().toasts[0]).toMatchObject({ durationMs: 3500 });
  vi.advanceTimersByTime(2500);
  showUndoToast(changeEach, process, [order(3)]);
  takeLastOffer();
  expect(messages()).toContain('Order status changed. The email for KB-1 goes in 1');
});

it('offers no way back from a step of an order that is deleted', () => {
  const changeEach = renderChangeEach();
  showUndoToast(changeEach, process, [order(1)]);
  showUndoToast(changeEach, process, [order(2)]);
  dropDeletedToasts(changeEach, [order(2)]);
  expect(messages()).toEqual(['Order status changed. The email for KB-1 goes in 10']);
  dropDeletedToasts(changeEach, [order(1)]);
  expect(messages()).toEqual([]);
});

it('offers no way back from a step that another one followed', () => {
  const changeEach = renderChangeEach();
  showUndoToast(changeEach, process, [order(1)]);
  dropOutdatedToasts(changeEach, [order(1)]);
  expect(messages()).toHaveLength(1);
  dropOutdatedToasts(changeEach, [{ ...order(1), editedAt: order(2).editedAt }]);
  expect(messages()).toEqual([]);
});
