import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import './keep-connections.js';

it('a server closes no connection that is idle, as a client may send a call into it at that moment', async () => {
  const server = createServer();
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(server.keepAliveTimeout).toBe(0);
  server.close();
});
