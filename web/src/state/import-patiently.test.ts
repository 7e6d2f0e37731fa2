import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPatiently } from './import-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('imports a file that was lost once or twice, a second later each', async () => {
  const load = vi.fn().mockResolvedValue({ name: 'there' });
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const imported = importPatiently(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await imported).toEqual({ name: 'there' });
  expect(load).toHaveBeenCalledTimes(3);
});
