import { pages } from '@kowhai/domain/pages';
import { matchPath } from 'react-router-dom';
import { whenIdle } from '#ui/when-idle.ts';
import type { PageSeen } from './offline-note.ts';

/** These hold nothing of their own: what they show is asked for by whoever is signed in. */
const privatePages = Object.values(pages).filter(({ access }) => access !== 'public');

/**
 * Has the page that is open kept by the service worker, for a time without a connection. Waits until the page is loaded
 * and all is quiet, and registers the worker where there is none yet.
 */
export function registerWorker(): void {
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
