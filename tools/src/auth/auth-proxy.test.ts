import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuthProxy } from './auth-proxy.ts';

const used = new WeakSet<object>();
/** Takes one request on each connection, and closes it after that. */
const emulator = createServer((request, response) => {
  if (used.has(request.socket)) return void request.socket.destroy();
  used.add(request.socket);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ path: request.url }));
});

let proxy: Awaited<ReturnType<typeof startAuthProxy>>;
const address = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server.address() as AddressInfo;
};
let url: string;

beforeAll(async () => {
  const { port } = await address(emulator);
  const free = createServer();
  const { port: proxyPort } = await address(free);
  await once(free.close(), 'close');
  url = `http://127.0.0.1:${proxyPort}`;
  proxy = await startAuthProxy({
    host: '127.0.0.1',
    port: proxyPort,
    emulator: `http://127.0.0.1:${port}`,
    project: 'demo-kowhai',
  });
});
afterAll(() => {
  proxy.close();
  emulator.close();
});

it.each(['GET', 'POST'])(
  '%s is answered each time, though the emulator has closed the connection meanwhile',
  async (method) => {
    const statuses: number[] = [];
    for (let call = 0; call < 4; call++) {
      const answer = await fetch(`${url}/v1/accounts`, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      statuses.push(answer.status);
      await answer.text();
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  },
);
