import createEmotionServer from '@emotion/server/create-instance';
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { AppRoutes, ShellRoutes, type ShellSide } from '#app/app-routes.tsx';
import type { PageData } from '#app/built-page.ts';
import { findRoute, listReads } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { createStyleCache } from '#ui/style/style-provider.tsx';
import { type Catalogue, makeCatalogueSource } from './catalogue-source.ts';

export type RenderedPage = {
  head: string;
  /** The style tags, in the form that Emotion takes over in the browser. */
  styles: string;
  body: string;
  data: PageData;
};

/**
 * Renders a path with the catalogue, exactly as the first render in the browser.
 *
 * @throws where the page has a catalogue query that its route's `reads` does not list
 */
export async function renderPage(
  path: string,
  catalogue: Catalogue,
  { shellOf }: { shellOf?: ShellSide } = {},
): Promise<RenderedPage> {
  // Nothing is fetched while rendering, so a query without data stays pending.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const reads = listReads(findRoute(routes, path), { pathname: path, search: '' }, null, true);
  const source = makeCatalogueSource(catalogue);
  const data: PageData = await Promise.all(
    reads.map(async ({ queryKey, meta }) => [queryKey, await meta?.readCatalogue?.(source)] as const),
  );
  for (const [key, answer] of data) queryClient.setQueryData(key, answer);
  const rendered = await render(path, queryClient, shellOf);
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state, meta, options }) => state.data === undefined && !isLater(options) && meta?.readCatalogue);
  if (missing)
    throw new Error(`${path} shows ${missing.queryHash}, which its line in routes.tsx does not read`);
  return { ...rendered, data };
}

/** True of a query that runs once the visitor asks for it. */
const isLater = (options: object) => 'enabled' in options && options.enabled === false;

async function render(path: string, queryClient: QueryClient, shellOf: ShellSide | undefined) {
  const cache = createStyleCache();
  // Collects all styles in the cache; otherwise Emotion writes them between the elements.
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App styleCache={cache} queryClient={queryClient}>
      <StaticRouter location={path}>{shellOf ? <ShellRoutes of={shellOf} /> : <AppRoutes />}</StaticRouter>
    </App>,
    {
      // Otherwise React hides larger parts until a script reveals them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (failure) => void failures.push(failure),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  const { head, body } = splitHead(html);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  // `data-s` tells Emotion that the tags are in the head already. Otherwise it moves them there, which causes another
  // style recalculation and layout of the whole page.
  return { head, body, styles: styles.replaceAll('<style ', '<style data-s ') };
}

/**
 * React writes the tags for the head before the page, which starts with the skip link. Structured data is moved to the
 * head too, as the first render in the browser does not contain it.
 */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  // Not needed: the HTML arrives as a whole, and the `img` is near its start.
  const imagePreload = /<link rel="preload" as="image"[^>]*>/g;
  const dataBlock = /<script type="application\/ld\+json">[^<]*<\/script>/g;
  const page = html.slice(hoisted.length);
  return {
    head: hoisted.replace(imagePreload, '') + (page.match(dataBlock) ?? []).join(''),
    body: page.replace(dataBlock, ''),
  };
}
