import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#ui/when-idle.ts';

/** The pages were built with the catalogue of that day: once all is quiet, today's prices and stock are fetched. */
export function refreshAtIdle(client: QueryClient): void {
  whenIdle(() => void refreshShown(client));
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
