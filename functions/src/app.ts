/** Every request: match, identify, require access, read, parse, handle, reply. */
import { maxBodyBytes } from '@kowhai/domain/api/endpoint';
import { queryHeader } from '@kowhai/domain/api/list-slice';
import { fieldError } from '@kowhai/domain/app-error';
import { proofHeader } from '@kowhai/domain/people/staff';
import { UnreadableRecord } from '#database/store.ts';
import { reportUnreadable } from '#database/unreadable.ts';
import { identifyNetwork } from '#limits/network.ts';
import { consumeRateLimits, requireNotReached } from '#limits/rate-limit.ts';
import { callByAccount, rateLimits } from '#limits/rate-limits.ts';
import { withRequestId } from '#server/log.ts';
import { retry } from '#server/retry.ts';
import { countReading } from './audit/bulk-reading.ts';
import { handlers } from './handlers.ts';
import { requireAccess } from './http/access.ts';
import { Reply } from './http/handler.ts';
import { identify, identifyPolling, requireOwnSite } from './http/identify.ts';
import { type Match, matchEndpoint } from './http/match.ts';
import { parseBody, parseInput, readBytes, requireBody, requireSameId } from './http/read-input.ts';
import { type AppRequest, type AppResponse, toErrorResponse, toResponse } from './http/reply.ts';

export function serve(request: AppRequest): Promise<AppResponse> {
  return withRequestId(() => answer(request));
}

async function answer(request: AppRequest): Promise<AppResponse> {
  let endpointName = 'none';
  let isKnown = false;
  try {
    const [path = '', search = ''] = splitOnce(request.url, '?');
    const match = matchEndpoint(request.method, path);
    endpointName = match.name;
    requireBody(request, maxBodyBytes(match.endpoint));
    await requireOwnSite(match.endpoint, request.headers);
    const identifyCaller = match.endpoint.isPolled ? identifyPolling : identify;
    const caller = await retry(() => identifyCaller(request.headers.authorization));
    isKnown = caller !== null;
    requireAccess(match.endpoint.access, caller);
    if (match.endpoint.access === 'signed-in' && caller && !caller.isAdmin) {
      await consumeRateLimits([callByAccount(match.name, match.endpoint), caller.uid]);
    }
    const { headers } = request;
    const network = identifyNetwork(headers);
    const input = await (match.endpoint.access === 'public'
      ? readStrangersInput(match, request, search, network)
      : readInput(match, request, search, caller?.uid));
    const proof = headers[proofHeader]?.toString() ?? null;
    const handled = await handle(match, { ...input, caller, network, proof });
    const shown = handled instanceof Reply ? handled.body : handled;
    const isPrivate = match.endpoint.access !== 'public' && match.endpoint.cacheTag !== 'Coverage';
    if (isPrivate && caller?.isAdmin) await countReading(caller, shown);
    return toResponse(handled, { isKnown, status: match.endpoint.status });
  } catch (error) {
    if (error instanceof UnreadableRecord) reportUnreadable(error);
    return toErrorResponse(error, { isKnown, endpoint: endpointName });
  }
}

/** A handler counts what it gets; what does not get there is counted here, and after that refused unread. */
async function readStrangersInput(match: Match, request: AppRequest, search: string, network: string | null) {
  requireNotReached([rateLimits.badInputByNetwork, network]);
  try {
    return await readInput(match, request, search);
  } catch (error) {
    await consumeRateLimits([rateLimits.badInputByNetwork, network]);
    throw error;
  }
}

async function readInput(
  { endpoint, params }: Match,
  request: AppRequest,
  search: string,
  uid?: string,
): Promise<object> {
  const input: Record<string, unknown> = { params };
  if (endpoint.query) {
    // A cached answer depends on the address alone, so public calls take no hidden query.
    const hidden = endpoint.access === 'public' ? undefined : request.headers[queryHeader];
    const query = [search, String(hidden ?? '')].join('&');
    input.query = parseInput(endpoint.query, Object.fromEntries(new URLSearchParams(query)));
  }
  if (endpoint.body) {
    const bytes = await readBytes(request, { most: maxBodyBytes(endpoint) });
    const body = parseBody(bytes, request.headers['content-type']);
    if (endpoint.method === 'PUT') requireSameId(body, params.id ?? uid);
    input.body = parseInput(endpoint.body, body);
  }
  if (endpoint.isSigned) {
    const bytes = await readBytes(request, { most: maxBodyBytes(endpoint) });
    input.signed = { bytes, headers: request.headers };
  }
  if (endpoint.isIdempotent) input.idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  return input;
}

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw fieldError('VALIDATION', 'Idempotency-Key', 'An idempotency key needs 1 to 200 visible characters');
}

function handle(match: Match, request: object): Promise<unknown> {
  const handler = handlers[match.name] as (request: object) => Promise<unknown>;
  // Only reads are retried here; a write decides for itself.
  return match.endpoint.method === 'GET' ? retry(() => handler(request)) : handler(request);
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
