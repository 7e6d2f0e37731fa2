import { expect, it, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { sendErrorReport } from './send-error-report.ts';

it('each place is told once and five at most, and what is not ours is not told', () => {
  const sent = fakeApi({ reportBrowserError: { status: 'noted' } });
  const fail = (line: number) =>
    sendErrorReport(Object.assign(new Error('secret'), { stack: `at /assets/a.js:${line}:1` }));
  sendErrorReport(new Error('of an extension'));
  for (const line of [1, 1, 2, 3, 4, 5, 6, 7]) fail(line);
  return vi.waitFor(() =>
    expect(sent).toMatchObject(
      [1, 2, 3, 4, 5].map((line) => ({ body: { place: `/assets/a.js:${line}:1` } })),
    ),
  );
});
