// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type Access, pages, pathTo } from '@kowhai/domain/pages';
import { expect, it } from 'vitest';

type Rewrite = { source: string; destination?: string };
type HeaderRule = { source: string; headers: { key: string; value: string }[] };

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[]; headers: HeaderRule[] };
};

const all: readonly { path: string; access: Access }[] = Object.values(pages);

const bySource = (a: Rewrite, b: Rewrite) => a.source.localeCompare(b.source);

it('hosting answers with a shell where a page is not built as HTML or an item may be newer, and nowhere else', () => {
  const ofShop = all
    .filter(({ path, access }) => access === 'signed-in' || (access === 'public' && path.includes(':')))
    .map(({ path }) => ({ source: path.replace(':id', '*'), destination: '/app.html' }));
  const ofStaff = [pathTo('admin'), `${pathTo('admin')}/**`].map((source) => ({
    source,
    destination: '/staff.html',
  }));
  const rewrites = hosting.rewrites.filter(({ destination }) => destination);
  expect(rewrites.toSorted(bySource)).toEqual([...ofShop, ...ofStaff].toSorted(bySource));
});

it('hosting leaves the API to say how long an answer may be kept, and keeps no 404 page', () => {
  const rules = hosting.headers.filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'));
  expect(rules.map(({ source }) => source)).toEqual([
    '!/api/**',
    '/upload',
    '/@(art|fonts|icons|social)/**',
    '/assets/**',
    // The last that matches counts.
    '/404.html',
  ]);
  expect(rules.at(-1)?.headers).toEqual([{ key: 'Cache-Control', value: 'no-cache' }]);
});
