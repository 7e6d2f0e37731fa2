import { chakra } from '@chakra-ui/react';
import { pages } from '@kowhai/domain/pages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { serverNow } from '#data/client/server-clock.ts';
import { isShopReached, pollShop } from '#shared/page/poll-shop.ts';
import { paths } from '#shared/paths.ts';
import { loadWhenIdle } from '#ui/when-idle.ts';
import { describeConnection, offlineNoteId, type PageSeen } from './offline-note.ts';

// Sticky at the bottom of the window, so that it appears without moving the page.
const Note = chakra('p', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '20',
    paddingBlock: '3',
    paddingInline: '4',
    background: 'warning.bg',
    color: 'warning.text',
    borderTopWidth: '1px',
    borderColor: 'currentColor',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
});

/** Says that the connection is lost, and how old the prices are if the service worker served the page. */
export function ConnectionNote() {
  const { pathname } = useLocation();
  const lost = useLostConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is handed over changes with the URL.
  useEffect(registerWorker, [pathname]);
  return (
    // A live region must exist before its text appears.
    <chakra.div role="status" display="contents" data-print="hide">
      {lost && (
        <Note>
          {pathname.startsWith(paths.admin())
            ? 'You’re offline. Changes can’t be saved until the connection is back.'
            : describeConnection(
                {
                  isOnline: navigator.onLine,
                  pricesOf: lost.keptPath === pathname ? lost.pricesOf : null,
                },
                serverNow(),
              )}
        </Note>
      )}
    </chakra.div>
  );
}

/** These pages have no data of their own to keep: it belongs to the signed-in user. */
const privatePages = Object.values(pages).filter(({ access }) => access !== 'public');

/**
 * Has the service worker keep the current page for use offline. Waits until the page has loaded and the browser is
 * idle, and registers the worker if needed.
 */
function registerWorker(): void {
  // Browsers or their settings may disable service workers; the shop works without.
  if (!('serviceWorker' in navigator)) return;
  const start = () => loadWhenIdle(() => void startWorker().then(handOverPage, () => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // A new worker, the first or that of a new build, starts with the current page.
  workers.oncontrollerchange = handOverPage;
  if (import.meta.env.PROD) return void (await workers.register('/sw.js'));
  // The development server may run at the origin of a built site, whose worker would answer in its place.
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}

function handOverPage(): void {
  const { pathname, origin } = window.location;
  if (privatePages.some(({ path }) => matchPath(path, pathname))) return;
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(origin) ? [name.slice(origin.length)] : []));
  navigator.serviceWorker.controller?.postMessage({ path: pathname, files } satisfies PageSeen);
}

/** The path of the kept page, and when its prices were read: an ISO string, or null where that is unknown. */
type LostConnection = { keptPath: string | null; pricesOf: string | null };

/**
 * Whether the shop is out of reach: the browser is offline, or the service worker served a kept page. Ends once the
 * shop answers and the queries on screen have been refetched.
 */
function useLostConnection(): LostConnection | null {
  const client = useQueryClient();
  const [lost, setLost] = useState<LostConnection | null>(null);

  useLayoutEffect(() => {
    const kept = takeNote();
    let isLost = kept !== null;
    if (kept) setLost(kept);
    return pollShop(
      () => askShop(client, isLost),
      (isReached) => {
        isLost = !isReached;
        setLost((before) => (isReached ? null : (before ?? { keptPath: null, pricesOf: null })));
        return isLost || !navigator.onLine;
      },
      isLost || !navigator.onLine,
    );
  }, [client]);

  return lost;
}

/** Whether the shop answers; where old data may be on screen, also whether its queries could be refetched. */
async function askShop(client: QueryClient, isOld: boolean): Promise<boolean> {
  const isReached = await isShopReached();
  if (!isReached || !isOld) return isReached;
  await client.refetchQueries({ type: 'active' });
  const shown = client.getQueryCache().findAll({ type: 'active' });
  return !shown.some(({ state }) => state.error?.isUnanswered);
}

/** Removes the worker's note from the HTML, as the page now shows its own. */
function takeNote(): LostConnection | null {
  const note = document.getElementById(offlineNoteId);
  note?.remove();
  return note && { keptPath: window.location.pathname, pricesOf: note.dataset.pricesOf || null };
}
