import type { CacheTag } from '@kowhai/domain/api/endpoint';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { type Failure, toFailure } from '#data/client/failure.ts';
import { useSession } from '#state/session.ts';
import type { QueryMeta } from './queries.ts';

// Notifies in a microtask, so that a button is busy before the second click of a double click. The default waits for a
// task.
notifyManager.setScheduler(queueMicrotask);

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface Register {
    defaultError: Failure;
    queryMeta: QueryMeta;
  }
}

/** Milliseconds. Unused results are dropped after 5 seconds (specification section 7). */
const gcTimeMs = 5000;

/** Milliseconds: long enough for the parts of one screen to share a result, short enough to keep prices current. */
export const staleTimeMs = 30_000;

/** The tags of public data. All other data belongs to one user, and is cleared with the session. */
const publicTags: readonly unknown[] = ['Product', 'Hardware', 'Coverage'] satisfies CacheTag[];

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: gcTimeMs,
        staleTime: staleTimeMs,
        // Offline fails like any other error, with a Retry; by default queries would pause silently.
        networkMode: 'always',
        // Timeouts are not retried: after such a wait the person decides.
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
