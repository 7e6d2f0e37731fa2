import { afterEach, expect, test, vi } from 'vitest';
import { sendErrorReport } from './send-error-report.ts';

afterEach(() => vi.unstubAllGlobals());

test('each place is told once and five at most, and what is not ours is not told', () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body)).place]);
    return Response.json({ status: 'noted' }, { status: 202 });
  });
  const fail = (line: number) =>
    sendErrorReport(Object.assign(new Error('secret'), { stack: `at /assets/a.js:${line}:1` }));
  sendErrorReport(new Error('of an extension'));
  for (const line of [1, 1, 2, 3, 4, 5, 6, 7]) fail(line);
  return vi.waitFor(() =>
    expect(sent).toEqual([1, 2, 3, 4, 5].map((line) => ['/api/browser-errors', `/assets/a.js:${line}:1`])),
  );
});
