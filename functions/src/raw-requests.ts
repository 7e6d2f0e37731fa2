/**
 * The functions framework and the emulator parse every body, up to 1024 MB, before a function sees it, and answer
 * broken JSON with HTML. Node announces each request on a diagnostics channel first; what is changed there reaches
 * their parsers: bodies stay raw, are cut at the limit, and an undecodable URL does not break the router.
 *
 * Even an oversized body is read to its end, and the sender gets time to close the connection: closed earlier,
 * browsers show an error in place of the answer, and firebase-tools crashes, because its proxy answers twice.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { AppRequest } from './reply.ts';

type Original = { url: string; contentType: string | undefined; isOversized: boolean; isEncoded: boolean };

const originals = new WeakMap<IncomingMessage, Original>();

/** Cloud Run lets 32 MiB through, the emulator anything. */
const maxReadBytes = 100 * 1024 * 1024;

/** What came until then is the body. Hosting and Cloud Run give up after 60 s. */
export const bodyTimeoutMs = 50_000;

/** How long an answered connection may stay silent: as long as Node lets a request take. */
const lingerMs = 300_000;

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
  // Nothing is decompressed, so a small body cannot become a large one.
  delete headers['content-encoding'];
  if (!isDecodable(url)) request.url = '/';
  if (headers['content-length'] !== undefined && headers['content-length'] !== '0') {
    // The host accepts fewer bytes than were announced only of a chunked body.
    delete headers['content-length'];
    headers['transfer-encoding'] = 'chunked';
  }
  lingerBeforeClosing(request.socket);
  limitBody(request, original, maxBytes);
}

/** Ends our side, but reads on until the sender ends its own. */
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

/** Cuts a body at the limit, whatever its announced length, and at the time-out. */
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
    // Node would cut the connection of an incomplete request before it is answered.
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
