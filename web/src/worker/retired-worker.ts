/**
 * Takes the place of the service worker where the shop is to be without one: the next visit removes the worker and all
 * that it kept. Built by `KOWHAI_SERVICE_WORKER=off`.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// A module of its own, so that its `self` is nobody else's.
export {};
