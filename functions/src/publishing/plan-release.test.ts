import { expect, it } from 'vitest';
import { planRelease } from './plan-release.ts';

const day = 24 * 60 * 60 * 1000;
const live = {
  version: '1',
  isDeployed: false,
  files: new Map([
    ['/index.html', 'home'],
    ['/product/max/index.html', 'max'],
    ['/assets/page-max.json', 'max-data'],
    ['/assets/entry.js', 'entry'],
    ['/icons/favicon.svg', 'icon'],
    ['/sw.js', 'worker'],
  ]),
};
const assets = new Set(['/assets/entry.js']);
const allPages = {
  '/index.html': 'home',
  '/product/max/index.html': 'max',
  '/assets/page-max.json': 'max-data',
};
const plan = (
  pages: Record<string, string>,
  { spare = [] as string[], now = day, of = live }: { spare?: string[]; now?: number; of?: typeof live } = {},
) =>
  planRelease({
    live: of,
    pages: new Map(Object.entries(pages)),
    assets,
    spare: { paths: spare, at: 0 },
    now,
  });

it('unchanged pages release nothing', () => {
  expect(plan(allPages).isChanged).toBe(false);
});

it('a page that differs is released, and everything else stays as it is', () => {
  const { isChanged, files } = plan({ ...allPages, '/index.html': 'cheaper' });
  expect(isChanged).toBe(true);
  expect([...files]).toEqual([...new Map([...live.files, ['/index.html', 'cheaper']])]);
});

it('an unpublished page goes at once; its data stays for open pages', () => {
  const { isChanged, files } = plan({ '/index.html': 'home' });
  expect(isChanged).toBe(true);
  expect(files.has('/product/max/index.html')).toBe(false);
  expect(files.has('/assets/page-max.json')).toBe(true);
});

it('a file that no page names goes exactly a day after that was noted', () => {
  const only = { '/index.html': 'home' };
  const noted = plan(only).spare;
  expect(noted).toEqual({ paths: ['/assets/page-max.json'], at: day });
  expect(plan(only, { spare: [...noted.paths], now: day - 1 }).files.has('/assets/page-max.json')).toBe(true);
  expect(plan(only, { spare: [...noted.paths], now: day }).files.has('/assets/page-max.json')).toBe(false);
});

it('a file that a page names again is no longer spare', () => {
  const { files, spare } = plan(allPages, { spare: ['/assets/page-max.json'], now: day - 1 });
  expect(spare.paths).toEqual([]);
  expect(files.has('/assets/page-max.json')).toBe(true);
});

it('a deployed version is followed by a release even where no page differs', () => {
  expect(plan(allPages, { of: { ...live, isDeployed: true } }).isChanged).toBe(true);
});
