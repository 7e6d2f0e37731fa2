import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeOverRequests, toAppRequest } from './intake.ts';
import { maxBodyBytes } from './read-input.ts';
import type { AppRequest } from './reply.ts';

let server: Server;
/** What the host's own parsers would see, and what the app sees. */
let seen: { byHost: Pick<IncomingMessage, 'url' | 'headers'>; byApp: AppRequest };

beforeAll(async () => {
  takeOverRequests(maxBodyBytes);
  server = createServer(async (incoming, response) => {
    const byHost = { url: incoming.url ?? '', headers: { ...incoming.headers } };
    const rawBody = await buffer(incoming);
    seen = { byHost, byApp: toAppRequest(Object.assign(incoming, { rawBody })) };
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

async function send(path: string, headers: Record<string, string>, chunks: readonly Buffer[]): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, path, method: 'POST', headers });
  for (const chunk of chunks) sending.write(chunk);
  sending.end();
  const [response] = await once(sending, 'response');
  response.resume();
}

const body = Buffer.from('{"broken":');

describe('taking a request over', () => {
  test('shows the host raw bytes, and the app what was sent', async () => {
    const length = String(body.length);
    await send('/api/x?y=1', { 'content-type': 'application/json', 'content-length': length }, [body]);
    expect(seen.byHost.headers['content-type']).toBe('application/octet-stream');
    expect(seen.byApp).toMatchObject({ method: 'POST', url: '/api/x?y=1', isOversized: false });
    expect(seen.byApp.headers['content-type']).toBe('application/json');
    expect(Buffer.from(seen.byApp.rawBody)).toEqual(body);
  });

  test('keeps an address that cannot be decoded from the host', async () => {
    await send('/api/%zz', {}, []);
    expect(seen.byHost.url).toBe('/');
    expect(seen.byApp.url).toBe('/api/%zz');
  });

  test('has nothing unpacked', async () => {
    await send('/', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, [body]);
    expect(seen.byHost.headers['content-encoding']).toBeUndefined();
    expect(seen.byApp.headers['content-type']).toBe('encoded');
  });

  const chunk = Buffer.alloc(64 * 1024);
  test.each([
    ['said', { 'content-length': String(chunk.length * 5) }],
    ['not said', { 'transfer-encoding': 'chunked' }],
  ])('drops what is beyond the limit where the length is %s', async (_, headers) => {
    await send('/', headers as Record<string, string>, Array(5).fill(chunk));
    expect(seen.byApp.isOversized).toBe(true);
    expect(seen.byApp.rawBody.byteLength).toBeLessThanOrEqual(maxBodyBytes);
  });
});
