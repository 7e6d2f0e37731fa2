import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#ui/when-idle.ts';

/**
 * The pages were built with the catalogue of that day: once all is quiet, today's prices and stock are fetched for what
 * is shown. Where that fails, the page goes on showing what it was built with.
 */
export function refreshAtIdle(client: QueryClient): void {
  whenIdle(() => client.refetchQueries({ type: 'active' }));
}
