import { expect, it } from 'vitest';
import { findRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { paths } from './paths.ts';

it('every address that links are built for leads to a page', () => {
  const builders = Object.entries(paths) as [string, (value?: string) => string][];
  const lost = builders
    .map(([name, build]) => [name, build(/categor|planList/i.test(name) ? 'fibre' : 'some-id')] as const)
    .filter(([, address]) => !findRoute(routes, address.split('?')[0] ?? ''));
  expect(lost).toEqual([]);
});

it('keys cannot break out of their place in an address', () => {
  expect(paths.plan('a/b?c')).toBe('/product/a%2Fb%3Fc');
});

it('signing in leads back, unless that is home anyway', () => {
  expect(paths.login('/details?x=1')).toBe('/login?redirect=%2Fdetails%3Fx%3D1');
  expect(paths.login('/')).toBe('/login');
  expect(paths.register()).toBe('/register');
});
