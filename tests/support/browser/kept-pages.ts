/** What the service worker keeps for times without a connection, and what the shop then says. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You’re offline|can’t reach the shop/ });

/** The caches that there are. It opens none of them, which would bring back one that goes at this moment. */
export const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** The addresses that the service worker keeps a copy of. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(...requests.map(({ url }) => new URL(url).pathname + new URL(url).search));
    }
    return kept;
  });

/** Waits until the worker has kept a page with all that it needs. */
export const waitUntilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);
