import { siteUrl } from '@kowhai/tools/command/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSitemap, readText } from '#tests/support/browser/public-pages.ts';
import { storageOrigin } from '#tests/support/google/emulators.ts';

/** What is behind an address, by how its path ends. */
const types: readonly [ending: RegExp, type: RegExp][] = [
  [/\.pdf$/, /^application\/pdf$/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.png$/, /^image\/png$/],
  [/\.webp$/, /^image\/webp$/],
  [/\.woff2$/, /^font\/woff2$/],
  [/\.js$/, /^(?:text|application)\/javascript/],
  [/\.json$/, /^application\/json/],
  [/\.webmanifest$/, /^application\/manifest\+json/],
  [/$/, /^text\/html/],
];

type Page = { path: string; html: string };
type Reference = { from: string; address: URL };

let pages: Page[];
let references: Reference[];

beforeAll(async () => {
  const paths = await listSitemap();
  pages = await Promise.all(paths.map(async (path) => ({ path, html: await readText(path) })));
  references = pages.flatMap(listReferences);
});

/** Every address that the page's HTML names: links, images in all sizes, files, and what is told to other sites. */
function listReferences({ path, html }: Page): Reference[] {
  const plain = html.replaceAll('&amp;', '&');
  const attributes = [...plain.matchAll(/ (?:href|src|data-src|data-page)="([^"]+)"/g)].map(
    ([, text]) => text,
  );
  const sets = [...plain.matchAll(/ (?:srcSet|srcset|imageSrcSet)="([^"]+)"/g)].flatMap(([, text = '']) =>
    text.split(', ').map((candidate) => candidate.split(' ')[0]),
  );
  const shared = [...plain.matchAll(/ property="og:image" content="([^"]+)"/g)].map(([, text]) => text);
  return [...attributes, ...sets, ...shared].map((text = '') => ({
    from: path,
    address: new URL(text, new URL(path, siteUrl)),
  }));
}

const isOurs = ({ address }: Reference) => [siteUrl, storageOrigin].includes(address.origin);

/** Fetches each address once and tells what is wrong with it. */
async function findBroken(checked: readonly Reference[]): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const { address, from } of checked)
    sources.set(`${address.origin}${address.pathname}${address.search}`, from);
  const results = [...sources].map(async ([address, from]) => {
    const response = await fetch(address);
    await response.arrayBuffer();
    const type = response.headers.get('content-type') ?? 'nothing';
    const expected = types.find(([ending]) =>
      ending.test(decodeURIComponent(new URL(address).pathname)),
    )?.[1];
    const isFine = response.status === 200 && expected?.test(type);
    return isFine ? [] : [`${from} names ${address}, which answers ${response.status} with ${type}`];
  });
  return (await Promise.all(results)).flat();
}

describe('on the pages of the sitemap', () => {
  it('there are all of them: fixed pages, every plan and every item', () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.filter(({ path }) => path.startsWith('/product/')).length).toBeGreaterThanOrEqual(10);
    expect(pages.filter(({ path }) => path.startsWith('/hardware/')).length).toBeGreaterThanOrEqual(8);
  });

  it('every link, image and file of ours is there, and is what it is named', async () => {
    const ours = references.filter(isOurs);
    expect(ours.filter(({ address }) => address.pathname.endsWith('.pdf')).length).toBeGreaterThanOrEqual(18);
    expect(await findBroken(ours)).toEqual([]);
  });

  it('every link to a place in a page finds that place', () => {
    const html = new Map(pages.map((page) => [page.path, page.html]));
    const missing = references
      .filter((reference) => isOurs(reference) && reference.address.hash !== '')
      .filter(({ address }) => !html.get(address.pathname)?.includes(` id="${address.hash.slice(1)}"`))
      .map(({ from, address }) => `${from} links to ${address.pathname}${address.hash}`);
    expect(missing).toEqual([]);
  });

  it('every other link calls, mails or leads to a secure page', () => {
    const others = references.filter((reference) => !isOurs(reference)).map(({ address }) => address.href);
    expect(others.filter((href) => !/^(?:tel:\d+|mailto:\S+@\S+|https:\/\/\S+)$/.test(href))).toEqual([]);
  });

  it('every page names itself as the address to be found under', () => {
    const wrong = pages.filter(
      ({ path, html }) => !html.includes(`<link rel="canonical" href="${new URL(path, siteUrl).href}"/>`),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('what is told to search engines can be read, and its pictures are there', async () => {
    const told = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => ({
        from: path,
        json: JSON.stringify(JSON.parse(json)),
      })),
    );
    const addresses = told.flatMap(({ from, json }) =>
      [...json.matchAll(/"(?:url|logo|image|item)":"([^"]+)"/g)].map(([, address = '']) => ({
        from,
        address: new URL(address),
      })),
    );
    expect(addresses.length).toBeGreaterThan(pages.length);
    expect(await findBroken(addresses)).toEqual([]);
  });

  it('the code of each page is there', async () => {
    const named = pages.map(({ path, html }) => ({
      from: path,
      files: / data-files="([^"]+)"/.exec(html)?.[1] ?? '',
    }));
    const scripts = named.flatMap(({ from, files }) =>
      files.split(' ').map((file) => ({ from, address: new URL(file, siteUrl) })),
    );
    expect(named.filter(({ files }) => files === '')).toEqual([]);
    expect(await findBroken(scripts)).toEqual([]);
  });
});

it('what has a hash in its name is kept for a year, what has none for a day, and pages are asked for each time', async () => {
  const cacheOf = async (path: string) => (await fetch(new URL(path, siteUrl))).headers.get('cache-control');
  const [entry] = /\/assets\/entry-[\w-]+\.js/.exec(await readText('/')) ?? [];
  expect(await cacheOf(entry ?? '')).toBe('public, max-age=31536000, immutable');
  for (const path of [
    '/art/home.svg',
    '/fonts/instrument-sans.woff2',
    '/icons/icon-192.png',
    '/social/home.png',
  ]) {
    expect(await cacheOf(path), path).toMatch(/^public, max-age=86400, stale-while-revalidate=/);
  }
  for (const path of ['/', '/fibre/plans', '/nowhere']) expect(await cacheOf(path), path).toBe('no-cache');
});

it('every kind of answer carries the headers that keep it safe, also one that says that there is nothing', async () => {
  const [entry = ''] = /\/assets\/entry-[\w-]+\.js/.exec(await readText('/')) ?? [];
  const html = ['/', '/fibre/plans', '/product/any', '/profile', '/admin', '/admin/orderlist', '/nowhere'];
  const files = [entry, '/art/home.svg', '/sw.js', '/sitemap.xml', '/icons/none.png'];
  const calls = ['/api/health', '/api/products', '/api/orders', '/api/nowhere', '/upload', '/api/upload'];
  for (const path of [...html, ...files, ...calls]) {
    const { headers } = await fetch(new URL(path, siteUrl));
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'(?![^;]*unsafe).*frame-ancestors 'none'; object-src 'none'; base-uri 'none'/,
      ),
    });
  }
});
