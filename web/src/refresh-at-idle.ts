import type { QueryClient } from '@tanstack/react-query';

/** The pages were built with the catalogue of that day: once all is quiet, today's prices and stock are fetched. */
export function refreshAtIdle(client: QueryClient): void {
  const refresh = () => void refreshShown(client);
  // Safari has no idle callback; two seconds after the start are idle enough.
  if ('requestIdleCallback' in window) window.requestIdleCallback(refresh, { timeout: 10_000 });
  else setTimeout(refresh, 2000);
}

/** Fetches anew what the page shows. Where that fails, the page goes on showing what it was built with. */
async function refreshShown(client: QueryClient): Promise<void> {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  await Promise.allSettled(
    shown.map(async ({ queryKey, options, meta }) => {
      if (typeof options.queryFn !== 'function') return;
      const signal = new AbortController().signal;
      client.setQueryData(queryKey, await options.queryFn({ client, queryKey, signal, meta }));
    }),
  );
}
