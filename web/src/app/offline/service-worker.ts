/**
 * Lets pages that were visited open offline. Decision 020 says what is kept and why.
 *
 * Pages come from the network if it answers in time; a kept copy says how old its prices are. All is in one cache for
 * each build: the worker of the next build starts a new cache and deletes this one.
 */
import { serverNow } from '#data/client/server-clock.ts';
import { describeConnection, offlineNoteId, type PageSeen, toPageAddress } from './offline-note.ts';

declare const self: ServiceWorkerGlobalScope;

/** Defined by `build/build-worker.ts`: the build's version, and the files that the shell starts with. */
declare const buildVersion: string;
declare const shellFiles: readonly string[];

const cacheName = `shop-${buildVersion}`;
/** The shell, which can open any page: see `build/prerender/build-site.ts`. */
const shellPath = '/app';
/** Milliseconds until a hanging connection is given up for a kept copy. */
const networkTimeoutMs = 4000;

const hashedFile = /^\/assets\//;
const staticFile = /^\/(assets|art|fonts|icons)\//;
/** Paths of the server, which are never answered here. */
const serverPath = /^\/(api|upload)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || serverPath.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, `${origin}${pathname}`));
  else if (staticFile.test(pathname)) event.respondWith(answerFile(event, pathname));
});

self.addEventListener('message', (event) => {
  const seen: Partial<PageSeen> | null = event.data;
  // Firebase Auth sends messages to workers too.
  if (typeof seen?.path !== 'string' || !Array.isArray(seen.files)) return;
  // Offline, the copy that is there stays.
  event.waitUntil(storePage({ path: seen.path, files: seen.files }).catch(() => undefined));
});

async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(shellPath, { cache: 'no-cache' }));
  await storeFiles(cache, shellFiles);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  // Starts fetching the page while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The network's response; after a timeout the kept copy; without either, the shell. */
async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const answer = fetchPage(event);
  event.waitUntil(answer.catch(() => undefined));
  const inTime = await Promise.race([answer.catch(() => null), wait(networkTimeoutMs)]);
  if (inTime) return inTime;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address);
  if (kept) return withNote(kept, kept.headers.get('Last-Modified'));
  try {
    return await answer;
  } catch (failure) {
    const shell = await cache.match(shellPath);
    if (!shell) throw failure;
    return withNote(shell, null);
  }
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Firefox does not reject a failed preload: it fulfils it with an error, which would end the navigation.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
}

/** Hashed files never change, so the cache answers first. Other files may change with the next build. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept && hashedFile.test(path)) return kept;
  try {
    const response = await fetch(event.request);
    // With a full disk nothing is cached, but the response still arrives.
    if (isFile(response)) event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
    return response;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

/**
 * Keeps a prerendered page and the files that it needs to hydrate. The page is stored last, so it is kept whole or not
 * at all.
 */
async function storePage({ path, files }: PageSeen): Promise<void> {
  const address = toPageAddress(path, self.location.origin);
  if (address === null) return;
  const cache = await caches.open(cacheName);
  const page = await fetch(address, { cache: 'no-cache' });
  // The copy outlives a fault of the server.
  if (page.status >= 500) return;
  if (!page.ok || page.redirected) return void (await cache.delete(address));
  const html = await page.clone().text();
  // Prerendered pages name their route. All others are the shell, which is kept already.
  if (!html.includes('<div id="root" data-route=')) return;

  const named = listFiles(html);
  await storeFiles(cache, named);
  for (const file of named.filter((name) => name.endsWith('.json'))) {
    await storeFiles(cache, listFiles((await (await cache.match(file))?.text()) ?? ''));
  }
  // Other files that the page has fetched are kept too; those of an older build may be gone.
  const fetched = files.filter((file) => staticFile.test(file));
  await Promise.all(fetched.map((file) => storeFiles(cache, [file]).catch(() => undefined)));
  await cache.put(address, page);
}

async function storeFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const kept = await Promise.all(files.map((file) => cache.match(file)));
  const missing = [...new Set(files.filter((_, index) => !kept[index]))];
  const answers = await Promise.all(missing.map((file) => fetch(file)));
  if (!answers.every(isFile)) throw new TypeError('A file did not arrive');
  await Promise.all(answers.map((answer, index) => cache.put(missing[index] ?? '', answer)));
}

/** A page in a file's place would be kept as long as the build. */
function isFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('Content-Type')?.startsWith('text/html');
}

/** The files named in a text: the page's HTML names its script, and the page's data all others. */
function listFiles(text: string): string[] {
  return text.match(/\/(assets|art|fonts|icons)\/[\w.-]+/g) ?? [];
}

/**
 * Adds a note to a kept page, which shows before hydration and is then replaced: see `app/offline/connection-note.tsx`.
 */
async function withNote(kept: Response, pricesAt: string | null): Promise<Response> {
  const pricesOf = pricesAt && new Date(pricesAt).toISOString();
  const text = describeConnection({ isOnline: self.navigator.onLine, pricesOf }, serverNow());
  const style =
    'position:sticky;bottom:0;z-index:20;padding:.75rem 1rem;background:#FDF0C8;color:#715000;font-weight:600;text-align:center';
  const note = `<p id="${offlineNoteId}" role="status" data-prices-of="${pricesOf ?? ''}" style="${style}">${text}</p>`;
  const headers = new Headers(kept.headers);
  // These headers describe the compressed body; the new one is plain text.
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const html = (await kept.text()).replace('</body>', `${note}</body>`);
  return new Response(html, { headers });
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
