/**
 * Takes a request over before the server that hosts us has read it. The functions framework and the emulator parse
 * every body, up to 1024 MB, before any function sees it, and answer broken JSON with a page of HTML. Node tells its
 * diagnostics channel of each request first, and what we change there reaches their parsers: bodies stay raw bytes,
 * oversized ones are dropped as they arrive, and an address that cannot be decoded does not trip the router.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { AppRequest } from './reply.ts';

type Original = { url: string; contentType: string | undefined; isOversized: boolean; isEncoded: boolean };

const originals = new WeakMap<IncomingMessage, Original>();

/**
 * Starts to take over the requests of this process.
 *
 * @param maxBytes the largest body that it takes
 */
export function takeOverRequests(maxBytes: number): void {
  channel('http.server.request.start').subscribe((message) => {
    takeOver((message as { request: IncomingMessage }).request, maxBytes);
  });
}

function takeOver(request: IncomingMessage, maxBytes: number): void {
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
  if (original.isOversized) headers['content-length'] = '0';
  dropBeyondLimit(request, original, maxBytes);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Lets no more of a body through than the limit, whatever its length was said to be. */
function dropBeyondLimit(request: IncomingMessage, original: Original, maxBytes: number): void {
  const push = request.push.bind(request);
  let received = 0;
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) return push(null);
    received += chunk.length;
    if (received > maxBytes) original.isOversized = true;
    return original.isOversized ? true : push(chunk);
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
    peer: request.socket.remoteAddress,
  };
}
