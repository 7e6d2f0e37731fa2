import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { sliceQuery } from './list-slice.ts';

const calls = Object.entries(contract).map(([name, { method, path }]) => ({ name, method, path }));

/** Whether a request for the first path would also fit the second: a name in braces takes any word. */
function fits(path: string, pattern: string): boolean {
  const [words, parts] = [path.split('/'), pattern.split('/')];
  return words.length === parts.length && parts.every((part, n) => part.startsWith('{') || part === words[n]);
}

describe('the contract', () => {
  it('has no two calls for the same method and path', () => {
    const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(calls.map((call, n) => ({ ...call, n })))(
    '$name is not hidden by an earlier call',
    ({ method, path, n }) => {
      const earlier = calls.slice(0, n).filter((other) => other.method === method && fits(path, other.path));
      expect(earlier.map(({ name }) => name)).toEqual([]);
    },
  );

  it('lets the public change nothing but its own way in, its password, its questions, the addresses it looks up and what failed in its browser', () => {
    const openToAll = [
      '/api/users',
      '/api/users/login',
      '/api/users/login/recovery',
      '/api/users/logout',
      '/api/users/send-reset-token',
      '/api/users/reset-password',
      '/api/mail/send-enquiry',
      '/api/mail/confirm-enquiry',
      '/api/browser-errors',
    ];
    // What the mail provider signs is checked by its signature.
    const open = Object.values<Endpoint>(contract).filter(
      ({ method, access, isSigned }) => method !== 'GET' && access === 'public' && !isSigned,
    );
    expect(open.map(({ path }) => path).filter((path) => !openToAll.includes(path))).toEqual([]);
  });
});

describe('a page of a list', () => {
  it.each([
    [{}, { limit: 50 }],
    [{ limit: '1' }, { limit: 1 }],
    [{ limit: '200' }, { limit: 200 }],
    [
      { limit: '20', cursor: 'abc-_1' },
      { limit: 20, cursor: 'abc-_1' },
    ],
  ])('%o asks for %o', (query, page) => {
    expect(sliceQuery.parse(query)).toEqual(page);
  });

  it.each(['0', '201', '-1', '1.5', '1e2', '', 'all', ' 5', '0005'])('cannot have the limit %o', (limit) => {
    expect(sliceQuery.safeParse({ limit }).success).toBe(false);
  });

  it.each(['', 'a b', '../..', 'a'.repeat(401), '{"a":1}'])('cannot start at the cursor %o', (cursor) => {
    expect(sliceQuery.safeParse({ cursor }).success).toBe(false);
  });
});
