/**
 * Signs the demo users in and fills a cart before the journeys begin: where that is not the test, it is not done again.
 */
import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Browser, Page } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { admin, customer } from '#tests/support/shop/shop.ts';
import { signIn } from './people.ts';
import { fillCart } from './shopping.ts';

/** What a browser keeps of a visit. */
type Session = Awaited<ReturnType<typeof openSession>>;

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface ProvidedContext {
    /** A shopper has filled a cart and has not signed in; a buyer is the customer with that cart. */
    sessions: Record<'admin' | 'customer' | 'shopper' | 'buyer', Session>;
  }
}

async function openSession(browser: Browser, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  await visit(page);
  await page.waitForLoadState('networkidle');
  // The suite may take longer than a desk stays open without anybody there.
  await page.evaluate(() => localStorage.removeItem('staffActive'));
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

export async function setup(project: TestProject): Promise<void> {
  const browser = await launchBrowser();
  const [ofAdmin, ofCustomer, shopper] = await Promise.all([
    openSession(browser, (page) => signIn(page, admin)),
    openSession(browser, (page) => signIn(page, customer)),
    openSession(browser, async (page) => {
      await page.goto('/fibre/plans');
      // Vitest's `expect` is for tests alone.
      await fillCart(page, async () => {
        await page.waitForLoadState('networkidle');
        // The page is live: the scripts of a quiet page may still have to be asked for.
        await page.waitForFunction(() => window.early === undefined);
      });
    }),
  ]);
  const cart = shopper.origins.flatMap(({ localStorage }) => localStorage);
  const origins = ofCustomer.origins.map((origin) => ({
    ...origin,
    localStorage: [...origin.localStorage, ...cart],
  }));
  project.provide('sessions', {
    admin: ofAdmin,
    customer: ofCustomer,
    shopper,
    buyer: { ...ofCustomer, origins },
  });
  await browser.close();
}
