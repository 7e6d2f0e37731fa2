import { describe, expect, it } from 'vitest';
import { describeCount, orderListQueryString, parseOrderListSearch } from './order-list-search.ts';

const parse = (query: string) => parseOrderListSearch(new URLSearchParams(query));

describe('the order list in the address', () => {
  it('reads back what it wrote', () => {
    const search = { status: 'Processing', q: 'KB-7F3K & co', cursors: ['abc', 'd-e_f'] } as const;
    expect(parse(orderListQueryString(search))).toEqual(search);
  });

  it.each([
    ['status=Cancelled'],
    ['status=submitted'],
    ['cursor=<script>'],
    [`cursor=${'a'.repeat(401)}`],
    ['q=%20%20'],
    [''],
  ])('%j is the whole list', (query) => {
    expect(parse(query)).toEqual({ status: undefined, q: '', cursors: [] });
  });

  it('searches for 100 characters at most, as many as the server takes', () => {
    expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  });

  it('leaves an empty filter out of the address', () => {
    expect(orderListQueryString({})).toBe('');
  });
});

it.each([
  [0, 25, 0, true, '0 orders'],
  [0, 25, 1, true, '1 order'],
  [0, 25, 25, true, '25 orders'],
  [0, 25, 25, false, 'Orders 1 to 25, and more'],
  [2, 25, 25, false, 'Orders 51 to 75, and more'],
  [2, 25, 7, true, 'Orders 51 to 57 of 57'],
])('page %i of %i with %i, last: %s, counts %s', (page, size, count, isLast, expected) => {
  expect(describeCount(page, size, count, isLast)).toBe(expected);
});
