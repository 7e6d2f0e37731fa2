import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** Replaces Cloud Tasks. */
const queue = createServer((request) => request.resume());
let outbox: typeof import('./outbox.ts');

beforeAll(async () => {
  queue.listen(0, '127.0.0.1');
  await once(queue, 'listening');
  // Read when the client of the task queue is made.
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${(queue.address() as AddressInfo).port}`;
  outbox = await import('./outbox.ts');
});

afterAll(() => {
  queue.close();
  queue.closeAllConnections();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Queues a mail, and waits until the queue has heard of it, which has not answered yet. */
async function queueMail() {
  let isDone = false;
  const asked = once(queue, 'request');
  const queued = outbox.queueMails(['confirm-order_1']).then(() => {
    isDone = true;
  });
  const [, response] = (await asked) as [unknown, ServerResponse];
  return { queued, isDone: () => isDone, response };
}

it('a call responds only once the task queue has its mails: after the response there is no CPU', async () => {
  const { queued, isDone, response } = await queueMail();
  // A new instance asks for a token first, which takes a good part of a second.
  await vi.advanceTimersByTimeAsync(1500);
  expect(isDone()).toBe(false);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"task"}');
  await queued;
});

it('a task queue that does not answer delays no call for long', async () => {
  const { queued, isDone } = await queueMail();
  await vi.advanceTimersByTimeAsync(3000);
  await queued;
  expect(isDone()).toBe(true);
});

it('a task queue that refuses fails no call', async () => {
  const { queued, response } = await queueMail();
  response
    .writeHead(403, { 'content-type': 'application/json' })
    .end('{"error":{"status":"PERMISSION_DENIED"}}');
  await expect(queued).resolves.toBeUndefined();
});
