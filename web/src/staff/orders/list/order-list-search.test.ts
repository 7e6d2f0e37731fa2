import { expect, it } from 'vitest';
import { parseOrderListSearch, toOrderFilter } from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

const everything = {
  status: undefined,
  due: undefined,
  q: '',
  from: undefined,
  to: undefined,
  user: undefined,
  only: [],
  sort: 'newest',
};

it('reads every part of the address', () => {
  const query =
    'status=Processing&q=KB-7F3K&from=2026-11-01&to=2026-11-20&user=u1&only=note:,region:Otago&sort=-total';
  expect(parse(query)).toEqual({
    status: 'processing',
    due: undefined,
    q: 'KB-7F3K',
    from: '2026-11-01',
    to: '2026-11-20',
    user: 'u1',
    only: ['note:', 'region:Otago'],
    sort: '-total',
  });
});

it.each([
  ['status=Closed'],
  ['status='],
  ['q=%20%20'],
  ['from=yesterday'],
  ['to=2026-02-30'],
  ['user=../admin'],
  ['sort=dearest'],
  ['due=tomorrow'],
  ['only=everything'],
  ['status=all'],
  [''],
])('%j is the whole list', (query) => {
  expect(parse(query)).toEqual(everything);
});

it('searches for 100 characters at most, as many as the server takes', () => {
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

it('lists each status as it is worked through, unless another order is asked for', () => {
  expect(parse('status=submitted').sort).toBe('oldest');
  expect(parse('due=late').sort).toBe('oldest');
  expect(parse('status=submitted&sort=newest').sort).toBe('newest');
  expect(parse('status=processing').sort).toBe('queue');
  expect(parse('status=completed').sort).toBe('queue');
});

it('takes no days where those of the promise count', () => {
  expect(parse('due=late&from=2026-11-01&to=2026-11-20')).toMatchObject({ from: undefined, to: undefined });
});

it.each([
  // Tuesday: what came until Thursday is late, what came on Friday and at the weekend is due today.
  ['due=late', '2026-11-24T00:00:00Z', undefined, '2026-11-19'],
  ['due=today', '2026-11-24T00:00:00Z', '2026-11-20', '2026-11-22'],
  // Saturday: nothing falls due, and so nothing is found.
  ['due=today', '2026-11-21T00:00:00Z', '2000-01-02', '2000-01-01'],
])('%s asks on %s for what waits since %s to %s', (query, now, from, to) => {
  expect(toOrderFilter(parse(query), now)).toMatchObject({ status: 'submitted', from, to });
});
