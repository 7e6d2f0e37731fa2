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

/** What is shown of one person's account or orders must not outlive that person's session. */
const privateTags = ['Order', 'User'];

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
    for (const tag of privateTags) client.removeQueries({ queryKey: [tag] });
  });
  return client;
}

function isWorthRetrying({ code, isUnanswered }: Failure): boolean {
  return isUnanswered && code !== 'TIMEOUT_ERROR';
}
