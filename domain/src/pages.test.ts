import { expect, it } from 'vitest';
import { type Access, pages, pathTo } from './pages.ts';

const all: readonly { path: string; access: Access }[] = Object.values(pages);

it('the desk has all pages of staff, and no other', () => {
  const isStaffPath = (path: string) => path === pathTo('admin') || path.startsWith(`${pathTo('admin')}/`);
  expect(all.filter(({ path, access }) => isStaffPath(path) !== (access === 'admin'))).toEqual([]);
});

it('has each address of the specification, for whom it says', () => {
  const addresses: Record<Access, string[]> = {
    public: [
      ...['/', '/fibre', '/wireless', '/hyperfibre', '/fibre/plans', '/wireless/plans', '/hyperfibre/plans'],
      ...['/product/:id', '/product/:id/order', '/hardware', '/hardware/:id', '/orderhardware', '/cart'],
      ...['/login', '/register', '/about', '/contact', '/forgot-password', '/reset-pw'],
    ],
    'signed-in': ['/details', '/placeorder', '/order/:id', '/profile'],
    admin: [
      ...['/admin', '/admin/orderlist', '/admin/servicelist', '/admin/hardwarelist', '/admin/userlist'],
      ...['/admin/service/:id/info', '/admin/service/:id/edit'],
      ...['/admin/hardware/:id/info', '/admin/hardware/:id/edit'],
      ...['/admin/user/:id/info', '/admin/user/:id/edit'],
    ],
  };
  for (const [access, paths] of Object.entries(addresses))
    for (const path of paths) expect(all.find((page) => page.path === path)?.access, path).toBe(access);
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
