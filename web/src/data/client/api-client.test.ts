import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '#state/restore-state.ts';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { callApi, callApiForSlice, settleCalls } from './api-client.ts';
import { makeFailure } from './failure.ts';
import { findIdToken } from './id-token.ts';
import { serverNow } from './server-clock.ts';

vi.mock('./id-token.ts', () => ({ findIdToken: vi.fn(async () => null) }));

type Sent = { url: string; init: RequestInit };

let sent: Sent[];
let answers: (Response | Error)[];

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('The test has no answer left');
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('goes where the contract says, with ids and query in the address', async () => {
    answers = [answer(404, { message: 'We could not find that plan', code: 'NOT_FOUND' })];
    await expect(callApi('getPlan', { params: { id: 'a/b c' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'We could not find that plan',
    });
    answers = [answer(200, [])];
    await callApi('listPlans', { query: { category: 'fibre', limit: '20' } });
    expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET /api/products/a%2Fb%20c',
      'GET /api/products?category=fibre&limit=20',
    ]);
  });

  it('tells the server’s time, whatever the clock here says', async () => {
    answers = [answer(200, [], { Date: 'Tue, 25 Nov 2031 22:00:00 GMT' })];
    await callApi('listPlans', { query: {} });
    expect(serverNow()).toMatch(/^2031-11-25T22:00/);
  });

  it('keeps what staff search for out of the address, which request logs hold', async () => {
    answers = [answer(200, [])];
    await callApi('listUsers', { query: { q: 'hana@kowhai.example 100%', limit: '25' } });
    expect(sent[0]?.url).toBe('/api/users');
    const query = new URLSearchParams(new Headers(sent[0]?.init.headers).get('X-Query') ?? '');
    expect(Object.fromEntries(query)).toEqual({ q: 'hana@kowhai.example 100%', limit: '25' });
  });

  it('sends no token for a visitor, and no empty body', async () => {
    answers = [answer(200, { message: 'Signed out' })];
    await callApi('logoutUser', {});
    const headers = new Headers(sent[0]?.init.headers);
    expect(headers.has('Authorization')).toBe(false);
    expect(headers.has('Content-Type')).toBe(false);
    expect(sent[0]?.init.body).toBeNull();
  });

  it('carries the idempotency key and the token it is given', async () => {
    answers = [answer(401, { message: 'Sign in', code: 'UNAUTHENTICATED' })];
    const body = { orderServices: [], serviceAddress: {} } as never;
    await callApi('placeOrder', { body, idempotencyKey: 'key-1' }, { idToken: 'token-1' }).catch(() => null);
    const headers = new Headers(sent[0]?.init.headers);
    expect(headers.get('Idempotency-Key')).toBe('key-1');
    expect(headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('gives the next page’s cursor beside the rows', async () => {
    answers = [answer(200, [], { 'X-Next-Cursor': 'abc' }), answer(200, [])];
    expect(await callApiForSlice('listOrders', { query: {} })).toEqual({ rows: [], nextCursor: 'abc' });
    expect(await callApiForSlice('listOrders', { query: {} })).toEqual({ rows: [], nextCursor: null });
  });
});

it('waits for calls under way and for those that begin meanwhile, but not for ever', async () => {
  const respond: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => respond.push(() => resolve(answer(200, [])))),
  );
  const order: string[] = [];
  const call = async (name: string) => {
    await callApi('listPlans', { query: {} });
    order.push(name);
  };
  const first = call('first');
  await settleCalls(1);
  const settled = settleCalls(60_000).then(() => order.push('settled'));
  const second = call('second');
  await vi.waitFor(() => expect(respond).toHaveLength(2));
  respond[0]?.();
  await first;
  respond[1]?.();
  await Promise.all([second, settled]);
  expect(order).toEqual(['first', 'second', 'settled']);
});

describe('what can go wrong', () => {
  it.each([
    ['no connection', new TypeError('fetch failed'), 'FETCH_ERROR'],
    ['no answer in time', new DOMException('timed out', 'TimeoutError'), 'TIMEOUT_ERROR'],
    ['an answer that is not JSON', answer(200, '<html>'), 'PARSING_ERROR'],
    ['an answer of another shape', answer(200, { status: 'fine' }), 'PARSING_ERROR'],
    ['a proxy’s error page', answer(502, '<html>'), 502],
  ])('%s fails with a code of its own', async (_, outcome, code) => {
    answers = [outcome];
    await expect(callApi('getHealth', {})).rejects.toMatchObject({ name: 'Failure', code });
  });
});

describe('a call that was refused for its token', () => {
  const refusal = () => answer(401, { message: 'Sign in', code: 'UNAUTHENTICATED' });

  beforeEach(() => rememberUser(user));
  afterEach(() => vi.mocked(findIdToken).mockReset());

  it('is sent once more with a new one', async () => {
    vi.mocked(findIdToken).mockImplementation(async (isRefreshed) => (isRefreshed ? 'new' : 'old'));
    answers = [refusal(), answer(200, { message: 'Signed out' })];
    await callApi('logoutUser', {});
    expect(sent.map(({ init }) => new Headers(init.headers).get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('ends the session where the new one is refused, too', async () => {
    vi.mocked(findIdToken).mockResolvedValue('token');
    answers = [refusal(), refusal()];
    await expect(callApi('logoutUser', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(useSession.getState().user).toBeNull();
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR', 'RATE_LIMITED', 'BUSY', 'UNKNOWN'] as const)(
    'leaves the session where no new one can be had for now: %s',
    async (code) => {
      vi.mocked(findIdToken).mockResolvedValueOnce('old').mockRejectedValueOnce(makeFailure(code));
      answers = [refusal()];
      await expect(callApi('logoutUser', {})).rejects.toMatchObject({ code });
      expect(useSession.getState().user).toMatchObject(user);
    },
  );

  it('leaves the session of another user who signed in meanwhile, and is not sent in their name', async () => {
    const another = { ...user, _id: 'u2' };
    vi.mocked(findIdToken).mockImplementation(async () => {
      rememberUser(another);
      return 'token';
    });
    answers = [refusal()];
    await expect(callApi('logoutUser', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(sent).toHaveLength(1);
    expect(useSession.getState().user).toEqual(another);
  });
});
