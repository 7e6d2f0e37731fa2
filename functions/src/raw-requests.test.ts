import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bodyTimeoutMs, captureRawRequests, toAppRequest } from './raw-requests.ts';
import { maxBodyBytes } from './read-input.ts';
import type { AppRequest } from './reply.ts';

let server: Server;
/** What the host's own parsers would see, and what the app sees. */
let seen: { byHost: Pick<IncomingMessage, 'url' | 'headers'>; byApp: AppRequest };

beforeAll(async () => {
  captureRawRequests(maxBodyBytes);
  server = createServer(answerRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

async function answerRequest(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const byHost = { url: incoming.url ?? '', headers: { ...incoming.headers } };
  const rawBody = await buffer(incoming).catch(() => null);
  if (rawBody === null) return;
  seen = { byHost, byApp: toAppRequest(Object.assign(incoming, { rawBody })) };
  response.end();
}

afterEach(() => vi.useRealTimers());

function open(path: string, headers: Record<string, string>): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ port, path, method: 'POST', headers });
}

async function send(path: string, headers: Record<string, string>, chunks: readonly Buffer[]): Promise<void> {
  const sending = open(path, headers);
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

  test.each([
    ['said', { 'content-length': String(chunk.length * 80) }],
    ['not said', { 'transfer-encoding': 'chunked' }],
  ])('answers a body beyond the limit once all of it has come, its length being %s', async (_, headers) => {
    const sending = open('/', headers as Record<string, string>);
    let isAnswered = false;
    const answered = once(sending, 'response').then(([response]) => {
      isAnswered = true;
      response.resume();
    });
    for (let count = 0; count < 80; count++) {
      // A connection takes no more than some of it at once, so the server has read what is sent so far.
      if (!sending.write(chunk)) await once(sending, 'drain');
      expect(isAnswered).toBe(false);
    }
    sending.end();
    await answered;
    expect(seen.byApp.isOversized).toBe(true);
  });

  test('gives the sender time to close the connection', async () => {
    // Through a file, as the emulator's proxy asks: there even the last, empty write fails on a closed connection.
    const socketPath = join(mkdtempSync(join(tmpdir(), 'raw-requests-')), 'socket');
    const behindFile = createServer(answerRequest).listen(socketPath);
    await once(behindFile, 'listening');
    for (let time = 0; time < 10; time++) {
      const headers = { 'content-length': String(chunk.length * 10), connection: 'close' };
      const sending = request({ socketPath, method: 'POST', headers });
      sending.write(Buffer.concat(Array(10).fill(chunk)));
      sending.end();
      const [response] = await once(sending, 'response');
      response.resume();
      await once(sending, 'close');
      expect([response.statusCode, sending.errored]).toEqual([200, null]);
    }
    behindFile.close();
  });

  test('answers a body that takes too long by what has come, and lets the sender finish', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = open('/', { 'content-length': String(2 * chunk.length), connection: 'close' });
    const answered = once(sending, 'response');
    sending.write(chunk);
    const [incoming] = await once(server, 'request');
    await vi.waitUntil(() => incoming.socket.bytesRead === sending.socket?.bytesWritten);
    const { bytesRead } = incoming.socket;
    vi.advanceTimersByTime(bodyTimeoutMs);
    const [response] = await answered;
    expect(Buffer.from(seen.byApp.rawBody)).toEqual(chunk);
    response.resume();
    sending.end(chunk);
    await vi.waitUntil(() => incoming.socket.bytesRead === bytesRead + chunk.length);
  });

  test('cuts a connection that sends without end', async () => {
    const sending = open('/', { 'transfer-encoding': 'chunked' });
    const large = Buffer.alloc(8 * 1024 * 1024);
    const failed = once(sending, 'error');
    sending.on('error', () => {});
    for (let count = 0; count < 14 && !sending.destroyed; count++) sending.write(large);
    const [error] = await failed;
    expect(['ECONNRESET', 'EPIPE']).toContain(error.code);
  });
});
