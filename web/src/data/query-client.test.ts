import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { createQueryClient } from './query-client.ts';

it('keeps what everybody may read when someone signs in, and drops the rest', () => {
  const before = useSession.getState();
  onTestFinished(() => useSession.setState(before));
  const client = createQueryClient();
  for (const tag of ['Product', 'Hardware', 'Coverage', 'Order']) client.setQueryData([tag, 'one', 'x'], tag);
  useSession.setState({ user });
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [tag] }) => tag);
  expect(kept).toEqual(['Product', 'Hardware', 'Coverage']);
});

it('keeps an unused answer for five seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const shown = new QueryObserver(client, { queryKey: ['Product'], initialData: 'plans' });
  shown.subscribe(() => undefined)();
  vi.advanceTimersByTime(4999);
  expect(client.getQueryData(['Product'])).toBe('plans');
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(['Product'])).toBeUndefined();
});
