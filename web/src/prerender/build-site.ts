import { findRoute } from '#web/page-route.tsx';
import { routes } from '#web/routes.tsx';
import { siteUrl } from '#web/site-url.ts';
import { type Catalogue, parseCatalogue } from './catalogue.ts';
import { buildDocument, type PageScripts, toInertJson } from './document.ts';
import { listPublicPaths } from './public-paths.ts';
import { renderPage } from './render-page.tsx';
import { buildWebManifest } from './web-manifest.ts';

export { parseCatalogue };

export type BuiltFile = { name: string; text: string };

/** Tells which files of the browser's build a page needs; without a page, those that every page needs. */
export type FindScripts = (module?: string) => PageScripts;

/** An address that no page has: what stands there is the page that says so. */
const unknownPath = '/404';

/** Builds every public page, the page for unknown addresses, the shell of all others, and what crawlers ask for. */
export async function* buildSite(catalogue: Catalogue, findScripts: FindScripts): AsyncGenerator<BuiltFile> {
  await Promise.all(routes.map(({ preload }) => preload()));
  const indexed: string[] = [];
  for (const path of listPublicPaths(routes, catalogue)) {
    const { head, styles, body, data } = await renderPage(path, catalogue);
    const route = findRoute(routes, path);
    if (!head.includes('noindex')) indexed.push(path);
    yield {
      name: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
      text: buildDocument({
        head,
        styles,
        body,
        route: route?.path ?? '*',
        data: data.length > 0 ? toInertJson(data) : '',
        scripts: findScripts(route?.module),
      }),
    };
  }
  const notFound = await renderPage(unknownPath, catalogue);
  yield {
    name: '404.html',
    text: buildDocument({ ...notFound, data: '', route: '*', scripts: findScripts() }),
  };
  yield { name: 'app.html', text: await buildShell(catalogue, findScripts()) };
  yield { name: 'sitemap.xml', text: buildSitemap(indexed) };
  yield { name: 'site.webmanifest', text: buildWebManifest() };
  yield { name: 'robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml')}\n` };
}

/** The frame of every page around a page that is still to come; which one, the browser finds out. */
async function buildShell(catalogue: Catalogue, scripts: PageScripts): Promise<string> {
  const { styles, body } = await renderPage(unknownPath, catalogue, { isShell: true });
  return buildDocument({ head: '<meta name="robots" content="noindex">', styles, body, scripts });
}

function buildSitemap(pagePaths: readonly string[]): string {
  const entries = pagePaths.map((path) => `<url><loc>${siteUrl(path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}
