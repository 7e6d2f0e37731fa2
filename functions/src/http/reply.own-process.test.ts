import { AppError } from '@kowhai/domain/app-error';
import { expect, it, vi } from 'vitest';
import { withRequestId } from '#server/log.ts';
import { toErrorResponse, toResponse } from './reply.ts';

/** The logger takes the console as it is when it is loaded. */
const lines = vi.hoisted(() => {
  const written: string[] = [];
  console.error = (line: string) => written.push(line);
  return written;
});

it.each([
  ['a fault', new Error('the password is hunter2'), 500],
  ['a record that cannot be read', new AppError('UNREADABLE', 'This record is damaged.'), 500],
  ['a database that is away', new AppError('BUSY', 'The shop is busy.'), 503],
])('%s is answered with the id that its log line has', async (_, error, status) => {
  const answer = await withRequestId(async () =>
    toErrorResponse(error, { endpoint: 'getOrder', isKnown: true }),
  );
  const line = JSON.parse(lines.at(-1) ?? '');
  const { requestId } = JSON.parse(answer.body);
  expect(answer.status).toBe(status);
  expect(requestId).toMatch(/^[0-9a-f]{10}$/);
  expect(line).toMatchObject({ requestId, endpoint: 'getOrder' });
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(JSON.stringify(line)).not.toContain('hunter2');
});

it('each request has an id of its own, which an ordinary answer carries as a header alone', async () => {
  const answers = await Promise.all(
    [1, 2].map((body) => withRequestId(async () => toResponse({ body }, { isKnown: true }))),
  );
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  expect(answers[0]?.body).toBe('{"body":1}');
});
