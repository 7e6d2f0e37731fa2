import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitForResponse } from './wait-until.ts';

const patienceMs = 400;
let server: Server;
let url = '';
let readyAt = 0;

beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(Date.now() < readyAt ? 503 : 200).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => void server.close());

const wait = (cpuSeconds: () => number) =>
  waitForResponse(url, 'The API', cpuSeconds, (response) => response.ok, patienceMs);

it('a slow machine is waited for as long as it works', async () => {
  readyAt = Date.now() + 3 * patienceMs;
  await wait(() => Date.now() / 10);
  expect(Date.now()).toBeGreaterThanOrEqual(readyAt);
});

it('what does not move any more is given up, with what it answered last', async () => {
  readyAt = Date.now() + 60_000;
  await expect(wait(() => 0)).rejects.toThrow(
    `The API wasn’t ready at ${url}, and nothing has moved for 0.4 s: the last answer was 503.`,
  );
});

it('no connection is left, on which a later request could be lost', async () => {
  readyAt = 0;
  await wait(() => 0);
  const connections = () => new Promise((done) => server.getConnections((_, count) => done(count)));
  await expect.poll(connections).toBe(0);
});
