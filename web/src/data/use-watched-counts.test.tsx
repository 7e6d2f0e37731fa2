import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { auditQuery } from './staff-queries.ts';
import { useColleaguesChanges } from './use-watched-counts.ts';

const entry = (id: string): AuditEntry => ({
  _id: id,
  at: '2026-11-20T00:00:00.000Z',
  by: { _id: 's1', name: 'Mere Staff' },
  item: { kind: 'order', _id: 'o1', name: 'KB-7F3K-29QD' },
  action: 'process',
  changes: [],
});
let latest: string;

beforeEach(() => {
  latest = 'first';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeApi({ listAudit: () => [entry(latest)] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('refetches within 5 seconds of a colleague’s change, and not without one', async () => {
  const read = vi.fn(async () => 'an order');
  const readHistory = vi.fn(async () => 'its history');
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useColleaguesChanges();
      useQuery({ queryKey: ['Order', 'one', 'o1'], queryFn: read });
      useQuery({ queryKey: auditQuery('order', 'o1').queryKey, queryFn: readHistory as never });
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(readHistory).toHaveBeenCalledTimes(1);
  latest = 'second';
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(readHistory).toHaveBeenCalledTimes(2);
});
