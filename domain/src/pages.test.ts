import { expect, it } from 'vitest';
import { type Access, pages, pathTo } from './pages.ts';

const all: readonly { path: string; access: Access }[] = Object.values(pages);

it('the desk has all pages of staff, and no other', () => {
  const isStaffPath = (path: string) => path === pathTo('admin') || path.startsWith(`${pathTo('admin')}/`);
  expect(all.filter(({ path, access }) => isStaffPath(path) !== (access === 'admin'))).toEqual([]);
});

it('no two pages have one address', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it('keys cannot break out of their place in an address', () => {
  expect(pathTo('planOrder', 'a/b?c')).toBe('/product/a%2Fb%3Fc/order');
  expect(pathTo('plan', '$&')).toBe('/product/%24%26');
});

it('customers sign in for what the specification says, and for the change of an order', () => {
  const signedIn = all.filter(({ access }) => access === 'signed-in').map(({ path }) => path);
  expect(signedIn).toEqual(['/details', '/placeorder', '/order/:id', '/order/:id/change', '/profile']);
});
