import { orderSorts } from '@kowhai/domain/api/orders';
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
  sorts: orderSorts,
};

it('reads every part of the address', () => {
  const query =
    'status=Processing&q=KB-7F3K&from=2026-11-01&to=2026-11-20&user=u1&only=note:,region:Otago&sort=oldest';
  expect(parse(query)).toEqual({
    status: 'processing',
    due: undefined,
    q: 'KB-7F3K',
    from: '2026-11-01',
    to: '2026-11-20',
    user: 'u1',
    only: ['note:', 'region:Otago'],
    sort: 'oldest',
    sorts: orderSorts,
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
  expect(parse('status=submitted').sort).toBe('work');
  expect(parse('due=late&sort=newest').sort).toBe('work');
  expect(parse('status=submitted&sort=newest').sort).toBe('newest');
  expect(parse('status=processing').sort).toBe('work');
  expect(parse('status=completed').sort).toBe('work');
});

it.each([
  ['q=aroha&sort=-total', 'newest'],
  ['q=aroha&status=submitted&sort=updated', 'work'],
  ['q=aroha&sort=oldest', 'oldest'],
])('sorts by date alone: %s', (query, sort) => {
  expect(parse(query).sort).toBe(sort);
});

it('sorts what is due by its day alone', () => {
  expect(parse('due=today&sort=oldest')).toMatchObject({ sort: 'work', sorts: [] });
});

it('takes no days where those of the promise count', () => {
  expect(parse('due=late&from=2026-11-01&to=2026-11-20')).toMatchObject({ from: undefined, to: undefined });
});

it('asks for what is late in any open status, with the days of connections among them', () => {
  expect(toOrderFilter(parse('due=late&status=submitted'))).toMatchObject({ due: 'late', status: undefined });
});
