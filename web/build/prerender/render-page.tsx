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
import { answerQuery, type Catalogue } from './catalogue.ts';

export type RenderedPage = {
  head: string;
  /** Style tags as Emotion takes them over in the browser. */
  styles: string;
  body: string;
  data: PageData;
};

/**
 * Renders one address with the catalogue, as the browser will render it first.
 *
 * @throws where the page asks the catalogue for something that its line of the route table does not read
 */
export async function renderPage(
  path: string,
  catalogue: Catalogue,
  { shellOf }: { shellOf?: ShellSide } = {},
): Promise<RenderedPage> {
  // Nothing is fetched while rendering: a query without an answer stays open.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const reads = listReads(findRoute(routes, path), { pathname: path, search: '' }, null);
  const data: PageData = reads.map(({ queryKey }) => [queryKey, answerQuery(catalogue, queryKey)]);
  for (const [key, answer] of data) queryClient.setQueryData(key, answer);
  const rendered = await render(path, queryClient, shellOf);
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .find(
      ({ state, queryKey }) => state.data === undefined && answerQuery(catalogue, queryKey) !== undefined,
    );
  if (missing)
    throw new Error(`${path} shows ${missing.queryHash}, which its line in routes.tsx does not read`);
  return { ...rendered, data };
}

async function render(path: string, queryClient: QueryClient, shellOf: ShellSide | undefined) {
  const cache = createStyleCache();
  // Collects the styles in the cache, where they would otherwise be written between the elements.
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App styleCache={cache} queryClient={queryClient}>
      <StaticRouter location={path}>{shellOf ? <ShellRoutes of={shellOf} /> : <AppRoutes />}</StaticRouter>
    </App>,
    {
      // Otherwise parts above some size stay hidden until a script runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (failure) => void failures.push(failure),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  const { head, body } = splitHead(html);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  // `data-s` tells Emotion in the browser that they stand in the head. Otherwise it puts them there, and the whole page
  // is styled and laid out anew.
  return { head, body, styles: styles.replaceAll('<style ', '<style data-s ') };
}

/**
 * React writes what belongs into the head in front of the page; the page itself starts with the skip link. Blocks of
 * data for search engines go into the head as well: the browser's first render has none of them.
 */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  // All of the HTML comes at once: the image itself stands as near to its beginning as would be of use.
  const imagePreload = /<link rel="preload" as="image"[^>]*>/g;
  const dataBlock = /<script type="application\/ld\+json">[^<]*<\/script>/g;
  const page = html.slice(hoisted.length);
  return {
    head: hoisted.replace(imagePreload, '') + (page.match(dataBlock) ?? []).join(''),
    body: page.replace(dataBlock, ''),
  };
}
