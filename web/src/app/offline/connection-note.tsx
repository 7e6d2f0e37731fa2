import { chakra } from '@chakra-ui/react';
import { pages } from '@kowhai/domain/pages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isShopReached } from '#shared/page/chunk-failure.ts';
import { paths } from '#shared/paths.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { describeConnection, offlineNoteId, type PageSeen } from './offline-note.ts';

// At the end of the page and stuck to the window's lower edge: it comes and goes without moving anything.
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

/** Says so while there is no connection, and how old the prices are on a page that came from this device. */
export function ConnectionNote() {
  const { pathname } = useLocation();
  const lost = useLostConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which page is open follows the address.
  useEffect(registerWorker, [pathname]);
  return (
    // The region is there before there is something to announce.
    <chakra.div role="status" display="contents" data-print="hide">
      {lost && (
        <Note>
          {pathname.startsWith(paths.admin())
            ? 'You’re offline. Changes can’t be saved until the connection is back.'
            : describeConnection({
                isOnline: navigator.onLine,
                pricesOf: lost.keptPath === pathname ? lost.pricesOf : null,
                now: new Date().toISOString(),
              })}
        </Note>
      )}
    </chakra.div>
  );
}

/** These hold nothing of their own: what they show is asked for by whoever is signed in. */
const privatePages = Object.values(pages).filter(({ access }) => access !== 'public');

/**
 * Has the page that is open kept by the service worker, for a time without a connection. Waits until the page is loaded
 * and all is quiet, and registers the worker where there is none yet.
 */
function registerWorker(): void {
  // Some browsers, and some people, allow no worker: the shop works without.
  if (!('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void startWorker().then(handOverPage, () => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // A worker that takes over, the first or that of a new build, begins with the page that is open.
  workers.oncontrollerchange = handOverPage;
  if (import.meta.env.PROD) return void (await workers.register('/sw.js'));
  // The development server stands at the address of the built site, whose worker would answer in its place.
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

/** The page that the service worker had kept, and of when its prices are: an ISO string, null where nobody knows. */
type LostConnection = { keptPath: string | null; pricesOf: string | null };

const retryMs = 5000;

/**
 * Tells whether the shop cannot be reached: because the browser says so, or because the service worker answered with a
 * page that it had kept. It is over as soon as the shop answers and the catalogue has said what it says today.
 */
function useLostConnection(): LostConnection | null {
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
