/** The way of every request: match, identify, allow, parse, handle, reply. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { AppError } from '@kowhai/domain/app-error';
import { describeError, log } from '#firebase/log.ts';
import { busy, isTransient, retry } from '#firebase/retry.ts';
import { type Caller, Reply } from './handler.ts';
import { handlers } from './handlers.ts';
import { identify, unauthenticated } from './identify.ts';
import { type Match, MethodNotAllowed, matchEndpoint } from './match.ts';
import { nameNetwork } from './network.ts';
import { parseInput, readBody, tooLarge } from './read-input.ts';

/** A request as the app sees it, whatever server took it. */
export type AppRequest = {
  method: string;
  /** Path and query, as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  rawBody: Uint8Array;
  /** The body was larger than anything we take, and was not kept. */
  isOversized: boolean;
  /** The address of the connection, where it is known. */
  peer: string | undefined;
};

export type AppAnswer = { status: number; headers: Record<string, string>; body: string };

/** Serves a request. It never throws: whatever happens becomes an answer. */
export async function serve(request: AppRequest): Promise<AppAnswer> {
  let endpointName = 'none';
  try {
    const [path = '', search = ''] = splitOnce(request.url, '?');
    const match = matchEndpoint(request.method, path);
    endpointName = match.name;
    const caller = await retry(() => identify(request.headers.authorization));
    allow(match.endpoint, caller);
    const input = readInput(match, request, search);
    const answer = await handle(match, { ...input, caller, network: networkOf(request) });
    return toAnswer(answer, match.endpoint.status ?? 200);
  } catch (error) {
    return toRefusal(error, endpointName);
  }
}

function allow(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.access === 'public') return;
  if (caller === null) throw unauthenticated();
  if (endpoint.access === 'admin' && !caller.isAdmin) {
    throw new AppError('FORBIDDEN', 'Only staff can do that.');
  }
}

function readInput({ endpoint, params }: Match, request: AppRequest, search: string): object {
  if (request.isOversized) throw tooLarge();
  const input: Record<string, unknown> = { params };
  if (endpoint.query)
    input.query = parseInput(endpoint.query, Object.fromEntries(new URLSearchParams(search)));
  if (endpoint.body) {
    input.body = parseInput(endpoint.body, readBody(request.rawBody, request.headers['content-type']));
  }
  if (endpoint.isIdempotent) input.idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  return input;
}

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  const message = 'An idempotency key has 1 to 200 visible characters';
  throw new AppError('VALIDATION', message, { fields: { 'Idempotency-Key': message } });
}

/** Calls the handler of a match. The table's type ties the two together; here, where any may come, it is taken as read. */
function handle(match: Match, request: object): Promise<unknown> {
  const handler = handlers[match.name] as (request: object) => Promise<unknown>;
  // Reading again is harmless; who writes decides for themselves what may be repeated.
  return match.endpoint.method === 'GET' ? retry(() => handler(request)) : handler(request);
}

function networkOf({ headers, peer }: AppRequest): string {
  return nameNetwork(String(headers['x-forwarded-for'] ?? ''), peer);
}

const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function toAnswer(answer: unknown, status: number): AppAnswer {
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  return {
    status: reply.status ?? status,
    headers: { ...commonHeaders, ...reply.headers },
    body: JSON.stringify(reply.body),
  };
}

function toRefusal(error: unknown, endpoint: string): AppAnswer {
  if (error instanceof AppError) return refuse(error);
  log(isTransient(error) ? 'WARNING' : 'ERROR', 'A call failed', { endpoint, ...describeError(error) });
  if (isTransient(error)) return refuse(busy());
  return {
    status: 500,
    headers: commonHeaders,
    body: JSON.stringify({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
    }),
  };
}

function refuse(error: AppError): AppAnswer {
  const { fields, retryAfterSeconds, extra } = error.details;
  return {
    status: error.status,
    headers: {
      ...commonHeaders,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
      ...(error instanceof MethodNotAllowed && { allow: error.allow }),
    },
    body: JSON.stringify({ ...extra, message: error.message, code: error.code, ...(fields && { fields }) }),
  };
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
