import { chakra } from '@chakra-ui/react';
import { pages } from '@kowhai/domain/pages';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { describeConnection, type PageSeen } from './offline-note.ts';
import { useLostConnection } from './use-lost-connection.ts';

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
