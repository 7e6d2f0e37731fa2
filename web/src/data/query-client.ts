import type { CacheTag } from '@kowhai/domain/api/endpoint';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { useSession } from '#state/session.ts';
import { type Failure, toFailure } from './failure.ts';

// A button is busy before the next click of a double click is looked at: by itself, TanStack Query waits for a task.
notifyManager.setScheduler(queueMicrotask);

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Failure;
  }
}

/** Unused results go after 5 seconds (specification section 7). */
const gcTimeMs = 5000;

/** Long enough that the parts of one screen share one answer, short enough that nobody reads yesterday's price. */
export const staleTimeMs = 30_000;

/** All else is shown to one person, and must not outlive that person's session. */
const publicTags: readonly unknown[] = ['Product', 'Hardware'] satisfies CacheTag[];

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: gcTimeMs,
        staleTime: staleTimeMs,
        // Offline is told like any other failure, with a Retry; the default would wait without a word.
        networkMode: 'always',
        // Whoever has waited until the time was over is asked before they wait as long once more.
        retry: (count, thrown) => count < 1 && isWorthRetrying(toFailure(thrown)),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  });
  useSession.subscribe(({ user }, earlier) => {
    if (user?._id === earlier.user?._id) return;
    client.removeQueries({ predicate: ({ queryKey: [tag] }) => !publicTags.includes(tag) });
  });
  return client;
}

function isWorthRetrying({ code, isUnanswered }: Failure): boolean {
  return isUnanswered && code !== 'TIMEOUT_ERROR';
}
