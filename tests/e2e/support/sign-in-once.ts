/** Signs the demo users in before the journeys begin: where signing in is not the test, it is not done again. */
import { launchBrowser } from '@kowhai/tools/browser';
import type { Browser } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { admin, customer, type Person, signIn } from './people.ts';
import { siteUrl } from './visit.ts';

/** What a browser keeps of a visit in which somebody signed in. */
type Session = Awaited<ReturnType<typeof openSession>>;

declare module 'vitest' {
  interface ProvidedContext {
    sessions: Record<'admin' | 'customer', Session>;
  }
}

async function openSession(browser: Browser, person: Person) {
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  await signIn(page, person);
  await page.waitForLoadState('networkidle');
  // The suite may take longer than a desk stays open without anybody there.
  await page.evaluate(() => localStorage.removeItem('deskActive'));
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

export async function setup(project: TestProject): Promise<void> {
  const browser = await launchBrowser();
  const [ofAdmin, ofCustomer] = await Promise.all([
    openSession(browser, admin),
    openSession(browser, customer),
  ]);
  project.provide('sessions', { admin: ofAdmin, customer: ofCustomer });
  await browser.close();
}
