import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { isShopReached } from '#shared/page/chunk-failure.ts';
import { offlineNoteId } from './offline-note.ts';

/** The page that the service worker had kept, and of when its prices are: an ISO string, null where nobody knows. */
type LostConnection = { keptPath: string | null; pricesOf: string | null };

const retryMs = 5000;

/**
 * Tells whether the shop cannot be reached: because the browser says so, or because the service worker answered with a
 * page that it had kept. It is over as soon as the shop answers and the catalogue has said what it says today.
 */
export function useLostConnection(): LostConnection | null {
  const client = useQueryClient();
  const [lost, setLost] = useState<LostConnection | null>(null);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const kept = takeNote();
    let isLost = kept !== null;
    if (kept) setLost(kept);

    // A browser's "offline" is a guess about the device; what counts is whether the shop answers.
    const check = async () => {
      clearTimeout(timer);
      const isReached = await askShop(client, isLost);
      if (isOver) return;
      isLost = !isReached;
      setLost((before) => (isReached ? null : (before ?? { keptPath: null, pricesOf: null })));
      if (isLost || !navigator.onLine) timer = setTimeout(check, retryMs);
    };
    if (isLost || !navigator.onLine) void check();
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
    };
  }, [client]);

  return lost;
}

/** What is on the screen may be old: it counts as reached once that has been asked for anew. */
async function askShop(client: QueryClient, isOld: boolean): Promise<boolean> {
  const isReached = await isShopReached();
  if (!isReached || !isOld) return isReached;
  await client.refetchQueries({ type: 'active' });
  const shown = client.getQueryCache().findAll({ type: 'active' });
  return !shown.some(({ state }) => state.error?.isUnanswered);
}

/** The worker's own note stands outside of what React renders; from here on the page has one. */
function takeNote(): LostConnection | null {
  const note = document.getElementById(offlineNoteId);
  note?.remove();
  return note && { keptPath: window.location.pathname, pricesOf: note.dataset.pricesOf || null };
}
