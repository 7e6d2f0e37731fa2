import { pages } from '@kowhai/domain/pages';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { ShellSide } from '#app/app-routes.tsx';
import { findRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { siteUrl } from '#shared/site-url.ts';
import { palette } from '#ui/style/palette.ts';
import { type BuiltFile, buildPage } from './build-page.ts';
import { type Catalogue, parseCatalogue } from './catalogue.ts';
import { buildDocument, type PageScripts } from './document.ts';
import { renderPage } from './render-page.tsx';

export { parseCatalogue };

/** What the browser's build made, by the names that the pages are to carry. */
export type BuildManifest = {
  /** All files. */
  assets: readonly string[];
  /** The scripts of each page, by its module. */
  scripts: Readonly<Record<string, PageScripts>>;
  /** What a page loads that has no module of its own, such as the shell. */
  scriptsOfAll: PageScripts;
};

const publicRoutes = routes.filter(({ access }) => access === 'public');

export const pageModules = [...new Set(publicRoutes.map(({ module }) => module))];

/** An address that no page has: what stands there is the page that says so. */
const unknownPath = '/404';

/** Builds every public page, the page for unknown addresses, the shell of all others, and what crawlers ask for. */
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
  yield { name: 'desk.html', text: await buildShell('desk', catalogue, scriptsOfAll) };
  yield { name: 'sitemap.xml', text: buildSitemap(indexed) };
  yield { name: 'site.webmanifest', text: buildWebManifest() };
  yield { name: 'robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml')}\n` };
}

/** The frame of every page around a page that is still to come; which one, the browser finds out. */
async function buildShell(shellOf: ShellSide, catalogue: Catalogue, scripts: PageScripts): Promise<string> {
  const { styles, body } = await renderPage(unknownPath, catalogue, { shellOf });
  return buildDocument({ head: '<meta name="robots" content="noindex">', styles, body, scripts });
}

function buildSitemap(pagePaths: readonly string[]): string {
  const entries = pagePaths.map((path) => `<url><loc>${siteUrl(path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

/** The address of every page that everybody may see. */
export function listPublicPaths({ plans, hardware }: Catalogue): string[] {
  return publicRoutes.flatMap(({ path }) => {
    if (!path.includes(':id')) return [path];
    const items = path.startsWith(pages.hardware.path) ? hardware : plans;
    return items.map(({ _id }) => path.replace(':id', _id));
  });
}

/** What a phone shows of the shop when somebody puts it on the home screen. */
function buildWebManifest(): string {
  return JSON.stringify({
    name: siteSettings.name,
    short_name: siteSettings.name.split(' ')[0],
    description: 'Fibre, wireless and Hyperfibre broadband for New Zealand homes.',
    lang: 'en-NZ',
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
