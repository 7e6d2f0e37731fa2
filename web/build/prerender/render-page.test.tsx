// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { mostOnSale } from '@kowhai/domain/catalogue/catalogue-limit';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { myOrdersQuery } from '#data/queries.ts';
import { buildPage, listPublicPaths } from './build-site.ts';
import { type Catalogue, makeCatalogueSource, parseCatalogue } from './catalogue-source.ts';
import { buildDocument } from './document.ts';
import { renderPage } from './render-page.tsx';

const updatedAt = '2025-01-14T23:00:00.000Z';
const examplePlan: Plan = {
  ...blankPlan,
  _id: 'fibre-example',
  name: 'Fibre Example',
  category: 'fibre',
  price: 71.23,
  download: '300 Mbps',
  upload: '100 Mbps',
  dataCap: 'Unlimited',
  term: 'No fixed term',
  equipment: 'Bring your own router',
  productOverview: 'Only for its own page.',
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const exampleHardware: Hardware = {
  ...blankHardware,
  _id: 'tui-example',
  name: 'Tūī Example',
  price: 199.5,
  countInStock: 3,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const catalogue: Catalogue = { plans: [examplePlan], hardware: [exampleHardware] };

describe('a public page as HTML', () => {
  // Loads and renders every page of the site: on a busy machine that takes its time.
  const patienceMs = 120_000;
  beforeAll(() => Promise.all(routes.map(({ preload }) => preload())), patienceMs);

  it('holds its content, its head and its styles, and the data it was made with', async () => {
    const page = await renderPage('/fibre/plans', catalogue);
    expect(page.body).toContain('Fibre Example');
    expect(page.body).toContain('$71');
    expect(page.body).not.toMatch(/<(title|style|meta)\b/);
    expect(page.head).toMatch(/<title>[^<]*Fibre/);
    expect(page.head).toContain('rel="canonical"');
    expect(page.styles).toContain('--k-colors-ink:');
    expect(page.styles).toContain('.k-');
    expect(page.data.map(([key]) => key)).toEqual([
      ['Product', 'list', 'fibre'],
      ['Hardware', 'list'],
    ]);
  });

  it.each([
    ['/login', ['email', 'current-password']],
    ['/reset-pw', ['email', 'one-time-code', 'new-password', 'new-password']],
    [
      '/register',
      ['given-name', 'family-name', 'email', 'tel', 'address-line1', 'new-password', 'new-password'],
    ],
  ])('says to password managers what each field of %s is', async (path, purposes) => {
    const { body } = await renderPage(path, catalogue);
    const found = [...body.matchAll(/<input[^>]* autocomplete="([^"]+)"/gi)];
    expect(found.map(([, purpose]) => purpose)).toEqual(purposes);
  });

  it(
    'has exactly one h1, no part that waits for a script, and no formatter, which is slow at first',
    async () => {
      const formatters = [
        vi.spyOn(Intl, 'DateTimeFormat'),
        vi.spyOn(Intl, 'NumberFormat'),
        vi.spyOn(Intl, 'ListFormat'),
      ];
      for (const path of listPublicPaths(catalogue)) {
        const { body } = await renderPage(path, catalogue);
        expect(body.match(/<h1\b/g), path).toHaveLength(1);
        expect(body, path).not.toMatch(/<template|\bid="S:|<!--\$\?/);
        for (const made of formatters) expect(made, path).not.toHaveBeenCalled();
      }
    },
    patienceMs,
  );

  it('comes in two files: what is seen, and what only its script has to know', async () => {
    const rendered = await renderPage('/fibre/plans', catalogue);
    const scripts = { entry: '/assets/entry.js', preload: ['/assets/react.js'] };
    const parts = { rendered, route: '/fibre/plans', scripts };
    const [html, file, ...others] = buildPage('fibre/plans/index.html', parts);
    expect(others).toEqual([]);
    expect(file?.name).toMatch(/^assets\/page-[\w-]{8}\.json$/);
    expect(html?.text).toContain(`data-page="/${file?.name}"`);
    expect(html?.text).toContain('data-files="/assets/react.js"');
    expect(JSON.parse(file?.text ?? '')).toEqual(rendered.data);
  });

  it('names the styles of its elements, so that the browser does not write them again', async () => {
    const { body, styles } = await renderPage('/fibre/plans', catalogue);
    const used = new Set([...body.matchAll(/class="k-(\w+)"/g)].map(([, name]) => name));
    const [, names] = /<style data-s data-emotion="k ([^"]+)">/.exec(styles) ?? [];
    expect(names?.split(' ').toSorted()).toEqual([...used].toSorted());
  });

  it('is not built where it shows what its line of the route table does not read', async () => {
    const home = routes.find(({ path }) => path === '/');
    vi.spyOn(home as Required<PageRoute>, 'reads').mockReturnValue([]);
    await expect(renderPage('/', catalogue)).rejects.toThrow(
      '/ shows ["Product","list","all"], which its line in routes.tsx does not read',
    );
    vi.restoreAllMocks();
  });

  it('of home weighs at most 16 kB with as many plans as may be on sale, all of which it shows', async () => {
    const plans = Array.from({ length: mostOnSale('plan') }, (_, index) => ({
      ...examplePlan,
      _id: `fibre-${index}`,
      name: `Fibre Example ${index}`,
      category: index % 3 === 0 ? ('wireless' as const) : ('fibre' as const),
      price: 60 + index,
      description: `For a home of ${index} people who watch, play and work`,
    }));
    const { head, styles, body } = await renderPage('/', { plans, hardware: [] });
    for (const { _id } of plans) expect(body).toContain(`href="/product/${_id}"`);
    const document = buildDocument({
      head,
      styles,
      body,
      scripts: { entry: '/assets/entry.js', preload: [] },
    });
    expect(gzipSync(document).length).toBeLessThan(16_000);
  });

  it('leads to each item of a long list by links alone', async () => {
    const hardware = Array.from({ length: 20 }, (_, index) => ({ ...exampleHardware, _id: `item-${index}` }));
    const long = { plans: [], hardware };
    const { body } = await renderPage('/hardware', long);
    for (const { _id } of hardware) expect(body).toContain(`href="/hardware/${_id}"`);
  });

  it('renders no user and an empty cart', async () => {
    const { body } = await renderPage('/', catalogue);
    expect(body).toContain('Sign In');
    expect(body).not.toContain('Logout');
  });
});

describe('the catalogue that pages are built with', () => {
  it('holds only what is published', () => {
    const { plans } = parseCatalogue({
      plans: [examplePlan, { ...examplePlan, _id: 'draft', isPublished: false }],
      hardware: [],
    });
    expect(plans.map(({ _id }) => _id)).toEqual(['fibre-example']);
  });

  it('lists without the long texts that only a page of one’s own shows', async () => {
    expect(await makeCatalogueSource(catalogue).listPlans()).toMatchObject([
      { name: 'Fibre Example', productOverview: '' },
    ]);
    expect(await makeCatalogueSource(catalogue).getPlan('fibre-example')).toEqual(examplePlan);
  });

  it('lists in the order of the shop, by kind and price, whatever order it came in', async () => {
    const dear = { ...exampleHardware, _id: 'dear', price: 300 };
    const air = { ...exampleHardware, _id: 'air', category: 'wireless' as const, price: 1 };
    const list = await makeCatalogueSource({
      plans: [],
      hardware: [air, dear, exampleHardware],
    }).listHardware();
    expect(list).toMatchObject([{ _id: 'tui-example' }, { _id: 'dear' }, { _id: 'air' }]);
  });

  it('refuses to build a page with a hole in it, and holds nothing private', async () => {
    await expect(renderPage('/product/gone', catalogue)).rejects.toThrow('not in the catalogue');
    expect(myOrdersQuery('somebody')).not.toHaveProperty('meta');
  });
});

describe('the document around a page', () => {
  const scripts = { entry: '/assets/main.js', preload: ['/assets/base.js'] };
  const parts = {
    head: '',
    styles: '',
    body: '<p>Hello</p>',
    scripts,
  };

  it('has one script for a built page, which comes late', () => {
    const html = buildDocument({ ...parts, built: { route: '/fibre', dataFile: '/assets/page.json' } });
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script data-src="/assets/main.js" data-page="/assets/page.json" data-files="/assets/base.js" id="page-script">',
    ]);
    expect(html).toContain('<div id="root" data-route="/fibre"><p>Hello</p></div>');
  });

  it('loads the code of the shell at once', () => {
    const html = buildDocument(parts);
    expect(html).toContain('<script type="module" src="/assets/main.js">');
    expect(html).not.toContain('data-route');
  });
});
