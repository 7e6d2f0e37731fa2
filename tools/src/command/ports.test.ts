import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findHolder, isPortFree, portInUseMessage } from './ports.ts';

it('a port with a listener is taken, and free once that has closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port)).toBe(true);
});

it('a port taken on every address is not free on ours', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  expect(await isPortFree((server.address() as AddressInfo).port)).toBe(false);
  server.close();
});

it('the sentence names the port, its purpose and who has it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const holder = findHolder((server.address() as AddressInfo).port);
  server.close();
  expect(holder).toContain(`(process ${process.pid})`);
  expect(portInUseMessage('inbox', holder)).toBe(
    `Port 8025 is taken by ${holder}, and the email inbox needs it. Is another local stack running? Stop it and try again.`,
  );
  expect(portInUseMessage('inbox', undefined)).toContain('Port 8025 is taken, and');
});
