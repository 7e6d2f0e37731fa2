import type { QueryClient } from '@tanstack/react-query';

/** The pages were built with the catalogue of that day: once all is quiet, today's prices and stock are fetched. */
export function refreshAtIdle(client: QueryClient): void {
  const refresh = () => void client.refetchQueries({ type: 'active' });
  // Safari has no idle callback; two seconds after the start are idle enough.
  if ('requestIdleCallback' in window) window.requestIdleCallback(refresh, { timeout: 10_000 });
  else setTimeout(refresh, 2000);
}
