import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlan, listHardware, listPlans } from './catalogue.ts';

/** A record as Firestore's REST interface writes it. */
function stored(id: string, fields: Record<string, unknown>) {
  const values = Object.entries({ ...blankPlan, isPublished: true, ...fields }).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, { booleanValue: value }];
    if (Number.isInteger(value)) return [name, { integerValue: String(value) }];
    if (typeof value === 'number') return [name, { doubleValue: value }];
    return [name, { stringValue: value }];
  });
  const updatedAt = { timestampValue: '2026-01-01T00:00:00.123456Z' };
  const name = `projects/demo-kowhai/databases/(default)/documents/products/${id}`;
  return { document: { name, fields: { ...Object.fromEntries(values), updatedAt, editedAt: updatedAt } } };
}

let sent: { url: string; filters: unknown[]; headers: RequestInit['headers'] }[];
let answer: Response;
/** The record of prices, as Firestore writes it; none, unless a test has one. */
let priceList: unknown;
/** What was published with the pages. */
let published: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  priceList = undefined;
  published = {};
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-kowhai');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const file = published[url];
    if (!url.startsWith('http')) return new Response(JSON.stringify(file), { status: file ? 200 : 404 });
    const body = init.body ? JSON.parse(String(init.body)) : null;
    const [{ collectionId }] = body.structuredQuery.from;
    if (collectionId === 'priceList') return reply(...(priceList ? [priceList] : []));
    sent.push({
      url,
      filters: body?.structuredQuery.where.compositeFilter.filters ?? [],
      headers: init.headers,
    });
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const reply = (...results: unknown[]) => new Response(JSON.stringify(results));
const isPublished = {
  fieldFilter: { field: { fieldPath: 'isPublished' }, op: 'EQUAL', value: { booleanValue: true } },
};

describe('the catalogue', () => {
  it('is read with its types, sorted as the shop shows it', async () => {
    answer = reply(
      stored('air', { name: 'Air', category: 'wireless', price: 65 }),
      stored('max', { name: 'Max', price: 104.99 }),
      stored('starter', { name: 'Starter', price: 64.99 }),
      { readTime: '2026-01-01T00:00:00Z' },
    );
    const plans = await listPlans();
    expect(plans.map(({ _id, price }) => [_id, price])).toEqual([
      ['starter', 64.99],
      ['max', 104.99],
      ['air', 65],
    ]);
    expect(plans[0]?.updatedAt).toBe('2026-01-01T00:00:00.123Z');
  });

  it('is read without a preflight', async () => {
    answer = reply();
    await listPlans();
    expect(sent.map(({ headers }) => headers)).toEqual([{}]);
  });

  it.each([
    ['all plans', undefined, 1],
    ['the plans of a kind', 'fibre' as const, 2],
  ])('is only asked for what is published: %s', async (_, category, filterCount) => {
    answer = reply();
    await listPlans(category);
    expect(sent[0]?.filters).toHaveLength(filterCount);
    expect(sent[0]?.filters).toContainEqual(isPublished);
  });

  it('is listed whole, however many items are on sale', async () => {
    const everything = Array.from({ length: 300 }, (_, index) => stored(`plan-${index}`, { name: 'Plan' }));
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      if (!init.body) return new Response('', { status: 404 });
      const { limit, from } = JSON.parse(String(init.body)).structuredQuery;
      return from[0].collectionId === 'priceList' ? reply() : reply(...everything.slice(0, limit));
    });
    expect(await listPlans()).toHaveLength(300);
  });

  it('leaves a broken record out of a list, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = reply(stored('max', { name: 'Max' }), stored('broken', { price: 'free' }));
    expect(await listPlans()).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a list that was published with the pages', () => {
  const map = (fields: object) => ({ mapValue: { fields } });
  const cents = (price: number) => ({ doubleValue: price });
  const setPrices = (
    plans: Record<string, number>,
    hardware: Record<string, number> = {},
    soldOut: string[] = [],
  ) => {
    const entries = (prices: Record<string, number>) =>
      Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, cents(price)]));
    priceList = {
      document: {
        name: 'projects/demo-kowhai/databases/(default)/documents/priceList/current',
        fields: {
          isWhole: { booleanValue: true },
          plans: map({ fibre: map(entries(plans)) }),
          hardware: map(entries(hardware)),
          soldOut: map(Object.fromEntries(soldOut.map((id) => [id, { booleanValue: true }]))),
        },
      },
    };
  };
  const plan = (_id: string, price: number) => ({ ...blankPlan, _id, name: _id, price, isPublished: true });
  const item = (_id: string, countInStock: number) => ({
    ...blankHardware,
    _id,
    name: _id,
    price: 9,
    countInStock,
  });

  it('takes today’s prices from one record, and drops what is no longer on sale', async () => {
    published['/lists/plans.json'] = [plan('max', 90), plan('gone', 80)];
    setPrices({ max: 95.5 });
    expect((await listPlans()).map(({ _id, price }) => [_id, price])).toEqual([['max', 95.5]]);
    expect(sent).toEqual([]);
  });

  it('reads alone what is new since', async () => {
    published['/lists/plans.json'] = [plan('max', 90)];
    setPrices({ max: 90, starter: 60 });
    answer = reply(stored('starter', { name: 'Starter', price: 60 }));
    expect((await listPlans('fibre')).map(({ _id }) => _id)).toEqual(['starter', 'max']);
    expect(sent).toHaveLength(1);
  });

  it('shows what is sold out without another read, and reads what is back for its stock', async () => {
    const known = [item('mesh', 5), item('router', 0)] as Hardware[];
    setPrices({}, { mesh: 9, router: 9 }, ['mesh', 'router']);
    expect((await listHardware(known)).map(({ countInStock }) => countInStock)).toEqual([0, 0]);
    expect(sent).toEqual([]);
    setPrices({}, { mesh: 9, router: 9 });
    answer = reply();
    await listHardware(known);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the record of prices is missing', () => undefined],
    ['it holds a part', () => ({ document: { name: 'x/current', fields: {} } })],
  ])('is read whole from the database where %s', async (_, makeList) => {
    published['/lists/plans.json'] = [plan('max', 90)];
    priceList = makeList();
    answer = reply(stored('max', { name: 'Max' }), stored('starter', { name: 'Starter' }));
    expect(await listPlans()).toHaveLength(2);
  });
});

describe('one plan', () => {
  it('is asked for by its key, and only if it is published: browsers log a refusal', async () => {
    answer = reply(stored('max', { name: 'Fibre Max' }));
    expect(await getPlan('max')).toMatchObject({ _id: 'max', name: 'Fibre Max' });
    const referenceValue = 'projects/demo-kowhai/databases/(default)/documents/products/max';
    const byKey = (op: string) => ({
      fieldFilter: { field: { fieldPath: '__name__' }, op, value: { referenceValue } },
    });
    expect(sent[0]?.filters).toEqual([
      isPublished,
      byKey('GREATER_THAN_OR_EQUAL'),
      byKey('LESS_THAN_OR_EQUAL'),
    ]);
  });

  it.each([
    ['a draft or missing', 'gone', () => reply({ readTime: '2026-01-01T00:00:00Z' }), 'NOT_FOUND'],
    ['under no possible id', 'a/b', () => reply(), 'NOT_FOUND'],
    ['broken', 'broken', () => reply(stored('broken', { price: -1 })), 'PARSING_ERROR'],
    ['not JSON', 'max', () => new Response('<html>'), 'PARSING_ERROR'],
    ['refused for now', 'max', () => new Response('[]', { status: 503 }), 'BUSY'],
    ['refused without a word', 'max', () => new Response('', { status: 500 }), 500],
  ])('that is %s is a failure', async (_, id, makeAnswer, code) => {
    answer = makeAnswer();
    await expect(getPlan(id)).rejects.toMatchObject({ name: 'Failure', code });
  });

  it('that Firestore refuses says what Firestore says', async () => {
    const error = { code: 500, message: 'The server says no', status: 'INTERNAL' };
    answer = Response.json([{ error }], { status: 500 });
    await expect(getPlan('max')).rejects.toMatchObject({
      code: 500,
      status: 500,
      loadErrorText: 'The server says no',
    });
  });

  it('out of reach is a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(getPlan('max')).rejects.toMatchObject({ code: 'FETCH_ERROR' });
  });
});
