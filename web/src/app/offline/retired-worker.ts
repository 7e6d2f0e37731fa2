/**
 * Replaces the service worker once the shop is to have none: the next visit unregisters it and deletes its caches.
 * Built with `KOWHAI_SERVICE_WORKER=off`.
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

// Makes this file a module, so that its `self` does not clash with the other worker's.
export {};
