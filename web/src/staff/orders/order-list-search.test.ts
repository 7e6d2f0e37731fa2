import { expect, it } from 'vitest';
import { parseOrderListSearch } from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

const everything = {
  status: undefined,
  q: '',
  from: undefined,
  to: undefined,
  user: undefined,
  sort: 'newest',
  cursors: [],
};

it('reads every part of the address', () => {
  const query =
    'status=Processing&q=KB-7F3K&from=2026-11-01&to=2026-11-20&user=u1&sort=-total&cursor=abc&cursor=d';
  expect(parse(query)).toEqual({
    status: 'processing',
    q: 'KB-7F3K',
    from: '2026-11-01',
    to: '2026-11-20',
    user: 'u1',
    sort: '-total',
    cursors: ['abc', 'd'],
  });
});

it.each([
  ['status=Closed'],
  ['status='],
  ['cursor=<script>'],
  [`cursor=${'a'.repeat(401)}`],
  ['q=%20%20'],
  ['from=yesterday'],
  ['to=2026-02-30'],
  ['user=../admin'],
  ['sort=dearest'],
  [''],
])('%j is the whole list', (query) => {
  expect(parse(query)).toEqual(everything);
});

it('searches for 100 characters at most, as many as the server takes', () => {
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});
