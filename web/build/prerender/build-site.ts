import { createHash } from 'node:crypto';
import { pages } from '@kowhai/domain/pages';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { ShellSide } from '#app/app-routes.tsx';
import { findRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { publishedListPath } from '#data/list-entries.ts';
import { siteUrl } from '#shared/paths.ts';
import { palette } from '#ui/style/palette.ts';
import { type Catalogue, makeCatalogueSource, parseCatalogue } from './catalogue-source.ts';
import { buildDocument, type PageScripts } from './document.ts';
import type { RenderedPage } from './render-page.tsx';
import { renderPage } from './render-page.tsx';

export { parseCatalogue };

/** The output of the browser's build, by the file names that pages refer to. */
export type BuildManifest = {
  assets: readonly string[];
  /** The scripts of each page, by its module. */
  scripts: Readonly<Record<string, PageScripts>>;
  /** The scripts of pages without a module, such as the shell. */
  scriptsOfAll: PageScripts;
};

const publicRoutes = routes.filter(({ access }) => access === 'public');

/** The shop's pages. Staff's are no public page's size. */
export const pageModules = [...new Set(routes.map(({ module }) => module))].filter((module) =>
  module.startsWith('shop/'),
);

/** A URL without a page, which therefore renders the not-found page. */
const unknownPath = '/404';

/** Builds all public pages, the not-found page, the shell for all other pages, and the files for crawlers. */
export async function* buildSite(
  catalogue: Catalogue,
  { scripts, scriptsOfAll }: BuildManifest,
): AsyncGenerator<BuiltFile> {
  await Promise.all(publicRoutes.map(({ preload }) => preload()));
  const indexed: string[] = [];
  for (const path of listPublicPaths(catalogue)) {
    const rendered = await renderPage(path, catalogue);
    if (!rendered.head.includes('noindex')) indexed.push(path);
    const route = findRoute(routes, path);
    const name = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    const own = (route && scripts[route.module]) ?? scriptsOfAll;
    yield* buildPage(name, { rendered, route: route?.path ?? '*', scripts: own });
  }
  const rendered = await renderPage(unknownPath, catalogue);
  yield* buildPage('404.html', { rendered, route: '*', scripts: scriptsOfAll });
  yield { name: 'app.html', text: await buildShell('shop', catalogue, scriptsOfAll) };
  yield { name: 'staff.html', text: await buildShell('staff', catalogue, scriptsOfAll) };
  const source = makeCatalogueSource(catalogue);
  yield { name: publishedListPath('plans').slice(1), text: JSON.stringify(await source.listPlans()) };
  yield { name: publishedListPath('hardware').slice(1), text: JSON.stringify(await source.listHardware()) };
  yield { name: 'sitemap.xml', text: buildSitemap(indexed) };
  yield { name: 'site.webmanifest', text: buildWebManifest() };
  yield { name: 'robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml')}\n` };
}

/** The shell: the layout with a loading page, for any page that the browser then renders. */
async function buildShell(shellOf: ShellSide, catalogue: Catalogue, scripts: PageScripts): Promise<string> {
  const { styles, body } = await renderPage(unknownPath, catalogue, { shellOf });
  const head = `<title>${siteSettings.name}</title><meta name="robots" content="noindex">`;
  return buildDocument({ head, styles, body, scripts });
}

function buildSitemap(pagePaths: readonly string[]): string {
  const entries = pagePaths.map((path) => `<url><loc>${siteUrl(path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

export function listPublicPaths({ plans, hardware }: Catalogue): string[] {
  return publicRoutes.flatMap(({ path }) => {
    if (!path.includes(':id')) return [path];
    const items = path.startsWith(pages.hardware.path) ? hardware : plans;
    return items.map(({ _id }) => path.replace(':id', _id));
  });
}

/** The web app manifest, for phones that put the shop on the home screen. */
function buildWebManifest(): string {
  return JSON.stringify({
    name: siteSettings.name,
    short_name: siteSettings.name.split(' ')[0],
    description: 'Fibre, wireless and Hyperfibre broadband for New Zealand homes.',
    lang: 'en-NZ',
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    icons: [
      { src: '/icons/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

export type BuiltFile = { name: string; text: string };

type PageParts = { rendered: RenderedPage; route: string; scripts: PageScripts };

/** The files of a prerendered page: its HTML, and the data that hydration needs. */
export function buildPage(name: string, { rendered, route, scripts }: PageParts): BuiltFile[] {
  const { data, ...parts } = rendered;
  const text = JSON.stringify(data);
  const dataFile = `/assets/page-${fingerprint(text)}.json`;
  return [
    { name, text: buildDocument({ ...parts, built: { route, dataFile }, scripts }) },
    { name: dataFile.slice(1), text },
  ];
}

/** A hash for the names of files that are cached for ever. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
