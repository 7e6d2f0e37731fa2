import { afterAll, expect, test, vi } from 'vitest';

const lines: object[] = [];

// Tests of other files may have loaded these with the logger that writes to the console.
vi.resetModules();
vi.doMock('firebase-functions/logger', () => ({ write: (line: object) => lines.push(line) }));
const { AppError } = await import('@kowhai/domain/app-error');
const { withRequestId } = await import('#firebase/log.ts');
const { toErrorResponse, toResponse } = await import('./reply.ts');

afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});

test.each([
  ['a fault', new Error('the password is hunter2'), 500],
  ['a record that cannot be read', new AppError('UNREADABLE', 'This record is damaged.'), 500],
  ['a database that is away', new AppError('BUSY', 'The shop is busy.'), 503],
])('%s is answered with the id that its log line has', async (_, error, status) => {
  const answer = await withRequestId(async () => toErrorResponse(error, 'getOrder'));
  const line = lines.at(-1);
  const { requestId } = JSON.parse(answer.body);
  expect(answer.status).toBe(status);
  expect(requestId).toMatch(/^[0-9a-f]{10}$/);
  expect(line).toMatchObject({ requestId, endpoint: 'getOrder' });
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(JSON.stringify(line)).not.toContain('hunter2');
});

test('each request has an id of its own, which an ordinary answer carries as a header alone', async () => {
  const answers = await Promise.all(
    [1, 2].map((body) => withRequestId(async () => toResponse({ body }, 200))),
  );
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  expect(answers[0]?.body).toBe('{"body":1}');
});
