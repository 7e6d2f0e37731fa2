/** What the service worker keeps for times without a connection, and what the shop then says. */
import type { Page } from 'playwright-core';
import { eventually } from './visit.ts';

export const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You are offline|cannot be reached/ });

/** The addresses that the service worker keeps a copy of, by the names of its caches. */
export const readCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return kept;
  });

export const keptPaths = async (page: Page) => Object.values(await readCaches(page)).flat();

/** Waits until the worker has kept a page with all that it needs. */
export const waitUntilKept = (page: Page, path: string) => eventually(() => keptPaths(page)).toContain(path);
