import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { adoptPageData } from './built-page.ts';

it('keeps a page’s data while a slow phone hydrates it, and no longer than that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  adoptPageData([[['Product', 'list', 'all'], ['a plan']]], client);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.getQueryData(['Product', 'list', 'all'])).toEqual(['a plan']);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(client.getQueryData(['Product', 'list', 'all'])).toBeUndefined();
});
