// @vitest-environment node
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { groupScripts } from './group-scripts.ts';

/** Modules by their path in the repository, with those that import them; pages are loaded by import(). */
const importers: Record<string, string[]> = {
  'web/src/main.tsx': [],
  'web/src/shop/cart/cart-page.tsx': [],
  'web/src/shop/checkout/details-page.tsx': [],
  'web/src/shop/contact/contact-page.tsx': [],
  'web/src/shop/home/home-page.tsx': [],
  'web/src/shop/orders/order-page.tsx': [],
  'web/src/shop/plans/plan-page.tsx': [],
  'web/src/staff/users/user-page.tsx': [],
  'web/src/ui/style/theme.ts': ['web/src/main.tsx'],
  'web/src/patient-import.ts': ['web/src/main.tsx'],
  'web/src/shared/frame.tsx': ['web/src/main.tsx'],
  'web/src/shared/gallery.tsx': ['web/src/shop/home/home-page.tsx', 'web/src/shop/plans/plan-page.tsx'],
  'web/src/shared/address.tsx': [
    'web/src/shop/checkout/details-page.tsx',
    'web/src/shop/contact/contact-page.tsx',
  ],
  'web/src/shared/totals.tsx': ['web/src/shop/cart/cart-page.tsx', 'web/src/shop/orders/order-page.tsx'],
  'web/src/shared/steps.tsx': ['web/src/shop/orders/order-page.tsx', 'web/src/staff/users/user-page.tsx'],
  'node_modules/react/index.js': ['web/src/main.tsx'],
  'node_modules/zod/mini/index.js': ['web/src/shared/address.tsx'],
};

/** @returns the group of each module, by its path in the repository */
function groupIn(root: string): Record<string, string> {
  const at = (path: string) => `${root}/${path}`;
  const build = {
    getModuleInfo: (id: string) => {
      const path = id.slice(root.length + 1);
      const dynamicImporters = path.endsWith('-page.tsx') ? [at('web/src/app/routes.tsx')] : [];
      return { importers: (importers[path] ?? []).map(at), dynamicImporters };
    },
  } as unknown as Rolldown.ChunkingContext;
  const groups = groupScripts(root).toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  return Object.fromEntries(
    Object.keys(importers).map((path) => {
      const names = groups.map(({ test, name }) => {
        if (typeof test === 'function' && !test(at(path))) return null;
        return typeof name === 'function' ? name(at(path), build) : name;
      });
      return [path, names.find((name) => name) ?? 'left to Rolldown'];
    }),
  );
}

it.each([
  '/srv/shop',
  '/srv/account/contact/orders/cart/checkout',
  '/srv/shop/home/x-page.tsx/src/ui/style',
  '/srv/vite/preload-helper/src/patient-import',
])('%s groups the scripts as any other folder does', (root) => {
  const groups = groupIn('/srv/kowhai');
  expect(new Set(Object.values(groups)).size).toBeGreaterThan(6);
  expect(groupIn(root)).toEqual(groups);
});
