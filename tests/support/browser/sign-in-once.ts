/**
 * Signs the demo users in and fills a cart before the journeys begin: where that is not the test, it is not done again.
 */
import { addHardware, addPlan, emptyCart, setServiceAddress } from '@kowhai/domain/cart/cart';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Browser } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type Account, accepted, admin, call, customer, serviceAddress } from '#tests/support/shop/shop.ts';
import { fillInLogin } from './people.ts';
import { plan } from './shopping.ts';
import { lighter } from './visit.ts';

/** What a browser keeps of a visit. */
type Session = Awaited<ReturnType<typeof openSession>>;

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface ProvidedContext {
    /** A shopper has filled a cart and has not signed in; a buyer is the customer with that cart. */
    sessions: Record<'admin' | 'customer' | 'shopper' | 'buyer', Session>;
  }
}

async function openSession(browser: Browser, person: Account) {
  const context = await browser.newContext({ baseURL: siteUrl, ...lighter });
  const page = await context.newPage();
  // A page that is light for anybody: the desk would be loaded for nothing.
  await page.goto('/login?redirect=%2Fabout');
  await fillInLogin(page, person);
  await page.waitForLoadState('networkidle');
  // The suite may take longer than a desk stays open without anybody there.
  await page.evaluate(() => localStorage.removeItem('staffActive'));
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/** A cart with a plan, its address and an add-on, as the shop stores it. */
async function fillCart() {
  const [boughtPlan, item] = await Promise.all([
    accepted(call('GET', `/api/products/${plan.id}`)),
    accepted(call('GET', '/api/hardwares/piwakawaka-point')),
  ]);
  const cart = addHardware(addPlan(setServiceAddress(emptyCart, serviceAddress), boughtPlan), item, 1);
  return [{ name: 'cart', value: JSON.stringify(toStoredCart(cart)) }];
}

export async function setup(project: TestProject): Promise<void> {
  const browser = await launchBrowser();
  const [ofAdmin, ofCustomer, cart] = await Promise.all([
    openSession(browser, admin),
    openSession(browser, customer),
    fillCart(),
  ]);
  const origins = ofCustomer.origins.map((origin) => ({
    ...origin,
    localStorage: [...origin.localStorage, ...cart],
  }));
  project.provide('sessions', {
    admin: ofAdmin,
    customer: ofCustomer,
    shopper: { cookies: [], origins: [{ origin: siteUrl, localStorage: cart }] },
    buyer: { ...ofCustomer, origins },
  });
  await browser.close();
}
