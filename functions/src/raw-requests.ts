/**
 * Takes a request over before the server that hosts us has read it. The functions framework and the emulator parse
 * every body, up to 1024 MB, before any function sees it, and answer broken JSON with a page of HTML. Node tells its
 * diagnostics channel of each request first, and what we change there reaches their parsers: bodies stay raw bytes,
 * what is beyond the limit is dropped as it arrives, and an address that cannot be decoded does not trip the router.
 *
 * Even an oversized body is read to its end before it is answered, and the sender gets time to close the connection: one
 * that is closed while the sender is still busy with it reaches a browser as an error in place of the answer, and ends
 * firebase-tools, whose proxy then answers twice.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { AppRequest } from './reply.ts';

type Original = { url: string; contentType: string | undefined; isOversized: boolean; isEncoded: boolean };

const originals = new WeakMap<IncomingMessage, Original>();

/** How much of a body is read before the connection is cut. Cloud Run lets 32 MiB through, the emulator anything. */
const maxReadBytes = 100 * 1024 * 1024;

/** How long a body may take to arrive; what came until then is all there is. Hosting and Cloud Run give up after 60 s. */
export const bodyTimeoutMs = 50_000;

/** How long a sender may be still before the connection is cut, once it is answered: as long as Node lets a request take. */
const lingerMs = 300_000;

/**
 * Starts to take over the requests of this process.
 *
 * @param maxBytes the largest body that it takes
 */
export function captureRawRequests(maxBytes: number): void {
  channel('http.server.request.start').subscribe((message) => {
    captureRaw((message as { request: IncomingMessage }).request, maxBytes);
  });
}

function captureRaw(request: IncomingMessage, maxBytes: number): void {
  const { headers, url = '/' } = request;
  const original: Original = {
    url,
    contentType: headers['content-type'],
    isOversized: Number(headers['content-length'] ?? 0) > maxBytes,
    isEncoded: (headers['content-encoding'] ?? 'identity') !== 'identity',
  };
  originals.set(request, original);
  headers['content-type'] = 'application/octet-stream';
  // Nothing is unpacked, so a small body cannot become a large one.
  delete headers['content-encoding'];
  if (!isDecodable(url)) request.url = '/';
  if (headers['content-length'] !== undefined && headers['content-length'] !== '0') {
    // The host reads until the end, and does not mind that it gets less than was announced.
    delete headers['content-length'];
    headers['transfer-encoding'] = 'chunked';
  }
  lingerBeforeClosing(request.socket);
  limitBody(request, original, maxBytes);
}

/** Ends our side of a connection when it is answered, but takes what the sender still writes until it ends its own. */
function lingerBeforeClosing(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.setTimeout(lingerMs, () => socket.destroy());
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Lets no more of a body through than the limit, whatever its length was said to be, and ends one that takes too long. */
function limitBody(request: IncomingMessage, original: Original, maxBytes: number): void {
  const push = request.push.bind(request);
  let received = 0;
  let hasEnded = false;
  function end(): boolean {
    clearTimeout(timer);
    if (hasEnded) return false;
    hasEnded = true;
    return push(null);
  }
  const timer = setTimeout(() => {
    // Of a request that ends without this, Node cuts the connection before anything is answered.
    request.complete = true;
    end();
  }, bodyTimeoutMs);
  request.once('close', () => clearTimeout(timer));
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) return end();
    received += chunk.length;
    if (received > maxBytes) original.isOversized = true;
    if (received > maxReadBytes) request.destroy();
    return original.isOversized || hasEnded ? true : push(chunk);
  };
}

/** The request as it was sent, once the server has read its body. */
export function toAppRequest(request: IncomingMessage & { rawBody?: Buffer }): AppRequest {
  const original = originals.get(request);
  const { headers, method = 'GET' } = request;
  return {
    method,
    url: original?.url ?? request.url ?? '/',
    headers: { ...headers, 'content-type': original?.isEncoded ? 'encoded' : original?.contentType },
    rawBody: request.rawBody ?? Buffer.alloc(0),
    isOversized: original?.isOversized ?? false,
  };
}
