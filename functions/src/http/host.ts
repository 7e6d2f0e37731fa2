import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppRequest, AppResponse } from './reply.ts';

/** The host would unpack up to 1,024 MB before it calls a function. Without these headers it sees no body. */
export function keepBodiesFromHost(isKept: (request: IncomingMessage) => boolean = () => true): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!isKept(request)) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

const maxHostBytes = 64 * 1024;

/** A small body as Google's own services send it: with a length, and not compressed. */
export function isForHost({ headers }: IncomingMessage): boolean {
  const isPacked = headers['content-encoding'] !== undefined;
  return !isPacked && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maxHostBytes;
}

export function answerWith(serve: (request: AppRequest) => Promise<AppResponse>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const length = request.headersDistinct['content-length']?.[0];
    const { status, headers, body, isKnown } = await serve({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      bodyBytes: length === undefined ? undefined : Number(length),
      body: read(request),
    });
    response.removeHeader('x-powered-by');
    if (request.complete) {
      response.writeHead(status, headers).end(body);
      return;
    }
    const closing = { connection: 'close', 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(status, { ...headers, ...closing }).write(body);
    await linger(request, isKnown);
    response.end();
  };
}

/** Leaves the connection open for the response when the reader stops early. */
function read(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request.iterator({ destroyOnReturn: false });
}

const mostDiscarded = 32 * 1024 * 1024;
const lingerSeconds = 5;
/** A stranger who sends less in a second only holds the place. */
const strangersLeast = 64 * 1024;

/** Waits for the sender to finish: closing earlier would lose the response. */
async function linger(request: IncomingMessage, isKnown: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let [bytes, before, seconds] = [0, 0, 0];
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds === lingerSeconds || (!isKnown && bytes - before < strangersLeast)) resolve();
    before = bytes;
  }, 1000);
  request.socket.once('close', resolve);
  request
    .on('error', () => resolve())
    .on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > mostDiscarded) resolve();
    })
    .resume();
  await promise;
  clearInterval(timer);
}
