import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askUntilHeard } from './ask-until-heard.ts';

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

it('asks again what nothing takes yet, and each request arrives once', async () => {
  const port = await findFreePort();
  const refused = new Promise<void>((done) => subscribe('undici:client:connectError', () => done()));
  const asked = askUntilHeard(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x' });
  await refused;
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('heard');
  }).listen(port, '127.0.0.1');
  expect(await (await asked).text()).toBe('heard');
  expect(requests).toBe(1);
  server.closeAllConnections();
  server.close();
});

it('asks nothing twice that may have arrived', async () => {
  let requests = 0;
  const server = createServer((request) => {
    requests += 1;
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(askUntilHeard(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x' })).rejects.toThrow();
  expect(requests).toBe(1);
  server.close();
});

it('gives up once nothing has answered for long', async () => {
  const port = await findFreePort();
  await expect(askUntilHeard(`http://127.0.0.1:${port}`, {}, 300)).rejects.toThrow('fetch failed');
});
