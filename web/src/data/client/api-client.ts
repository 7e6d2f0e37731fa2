import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf, Endpoint } from '@kowhai/domain/api/endpoint';
import { nextCursorHeader, queryHeader } from '@kowhai/domain/api/list-slice';
import { parseJson } from '@kowhai/domain/parse-json';
import { proofHeader } from '@kowhai/domain/people/staff';
import { useSession } from '#state/session.ts';
import { findAppCheckToken } from './app-check.ts';
import { endSession } from './end-session.ts';
import {
  answerTimeoutMs,
  type Failure,
  type FailureCode,
  failureOfAnswer,
  makeFailure,
  toFailure,
} from './failure.ts';
import { findIdToken } from './id-token.ts';
import { learnServerTime } from './server-clock.ts';

/** Every part that a call may have; which ones it must have, its line in the contract says. */
type CallParts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  idempotencyKey?: string;
};

export type CallOptions = {
  /** The token to call with, where the session does not know its person yet. */
  idToken?: string;
  timeoutMs?: number;
  /** Ends the call, in place of the time-out. */
  signal?: AbortSignal;
};

/**
 * Calls the API as the contract says. Answers are parsed; whatever goes wrong is thrown as a `Failure`.
 */
export async function callApi<N extends EndpointName>(
  name: N,
  call: CallOf<Contract[N]>,
  options: CallOptions = {},
): Promise<AnswerOf<Contract[N]>> {
  return (await exchange(name, call, options)).answer;
}

const underWay = new Set<Promise<unknown>>();

/** Waits until no call is under way, those that begin meanwhile too: a session that ends before would have them refused. */
export async function settleCalls(mostMs: number): Promise<void> {
  const settle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  const tooLong = new Promise((resolve) => setTimeout(resolve, mostMs));
  await Promise.race([settle(), tooLong]);
}

/** Calls a list of the API and gets the cursor of the page after it, or null at the end. */
export async function callApiForSlice<N extends EndpointName>(
  name: N,
  call: CallOf<Contract[N]>,
): Promise<{ rows: AnswerOf<Contract[N]>; nextCursor: string | null }> {
  const { answer, headers } = await exchange(name, call, {});
  return { rows: answer, nextCursor: headers.get(nextCursorHeader) };
}

async function exchange<N extends EndpointName>(name: N, call: CallOf<Contract[N]>, options: CallOptions) {
  const endpoint: Endpoint = contract[name];
  const sending = sendSignedIn(endpoint, call as CallParts, options);
  underWay.add(sending);
  try {
    const { response, body } = await sending;
    const parsed = endpoint.output.safeParse(body);
    if (!parsed.success) throw makeFailure('PARSING_ERROR', parsed.error);
    // The output schema of this very endpoint parsed it; TypeScript loses that where it looks the endpoint up by name.
    return { answer: parsed.data as AnswerOf<Contract[N]>, headers: response.headers };
  } catch (thrown) {
    throw toFailure(thrown);
  } finally {
    underWay.delete(sending);
  }
}

/** Refusals that need a new sign-in: the session is over, or lacks the second factor that it needs. */
const sessionRefusals: readonly FailureCode[] = ['UNAUTHENTICATED', 'SECOND_FACTOR'];

/** Sends with the session's token. One that was refused is renewed once: it may only have been old. */
async function sendSignedIn(endpoint: Endpoint, call: CallParts, options: CallOptions): Promise<Exchange> {
  const { idToken } = options;
  const caller = useSession.getState().user?._id;
  // In another tab, another user may have signed in meanwhile.
  const isStillSignedIn = () => caller !== undefined && useSession.getState().user?._id === caller;
  const token = idToken ?? (await findIdToken());
  const first = await send(endpoint, call, token, options);
  if (first.response.ok) return first;
  const failure = toRefusal(first);
  if (failure.code === 'REAUTH' && endpoint.access === 'admin')
    return sendProven(endpoint, call, { refusal: failure, session: token });
  if (!sessionRefusals.includes(failure.code) || idToken) throw failure;
  // The call was refused before anything was done, so sending it again is safe.
  const renewed = isStillSignedIn() ? await findIdToken(true).catch(nullIfSessionEnded) : null;
  const second = renewed ? await send(endpoint, call, renewed, options) : first;
  if (second.response.ok) return second;
  const refusal = toRefusal(second);
  if (!sessionRefusals.includes(refusal.code)) throw refusal;
  if (isStillSignedIn()) endSession();
  throw makeFailure('UNAUTHENTICATED', refusal);
}

type Refused = { refusal: Failure; session: string | null };

/** Asks staff to sign in again, in place. That sign-in proves the session which made the call, or takes its place if over. */
async function sendProven(
  endpoint: Endpoint,
  call: CallParts,
  { refusal, session }: Refused,
): Promise<Exchange> {
  const { askForProof } = await import('#state/staff-proof.ts');
  if (!(await askForProof(refusal.message))) throw refusal;
  const token = await findIdToken();
  const proven = await send(endpoint, call, session, {}, token);
  if (proven.response.ok) return proven;
  const failure = toRefusal(proven);
  const renewed = failure.code === 'REAUTH' ? await send(endpoint, call, token, {}) : proven;
  if (!renewed.response.ok) throw toRefusal(renewed);
  return renewed;
}

/** Only these two say that there is no session any more; a token that could not be had for another reason may be had later. */
function nullIfSessionEnded(thrown: unknown): null {
  const { code } = toFailure(thrown);
  if (code === 'UNAUTHENTICATED' || code === 'INVALID_CREDENTIALS') return null;
  throw thrown;
}

type Exchange = { response: Response; body: unknown };

async function send(
  endpoint: Endpoint,
  call: CallParts,
  token: string | null,
  { timeoutMs = answerTimeoutMs, signal = AbortSignal.timeout(timeoutMs) }: CallOptions,
  proof: string | null = null,
): Promise<Exchange> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (proof) headers.set(proofHeader, proof);
  const appCheckToken = await findAppCheckToken();
  if (appCheckToken) headers.set('X-Firebase-AppCheck', appCheckToken);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey);
  const query = writeQuery(call.query);
  const isPrivate = endpoint.access === 'admin';
  if (query && isPrivate) headers.set(queryHeader, query);
  const path = fillPath(endpoint.path, call.params);
  const response = await fetch(query && !isPrivate ? `${path}?${query}` : path, {
    method: endpoint.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal,
  });
  const answeredMs = Date.parse(response.headers.get('Date') ?? '');
  learnServerTime(answeredMs, answeredMs + timeoutMs);
  return { response, body: parseJson(await response.text()) };
}

function toRefusal({ response, body }: Exchange) {
  return failureOfAnswer(response.status, body, response.headers.get('Retry-After'));
}

function fillPath(path: string, params: CallParts['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
}

function writeQuery(query: CallParts['query'] = {}): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') written.set(name, String(value));
  }
  return written.toString();
}
