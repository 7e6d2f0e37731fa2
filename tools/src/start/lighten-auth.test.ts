import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import './lighten-auth.ts';

it('a connection to the Auth emulator is not closed for being idle', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  expect(server.keepAliveTimeout).toBe(0);
});
