import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endSessions, fillInLogin, signIn } from '#tests/support/browser/people.ts';
import { fillCart, heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit } from '#tests/support/browser/visit.ts';
import { addPerson } from '#tests/support/shop/shop.ts';

const table = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8').split(
  '## In a browser',
)[1];

/** What only the first person has written, in each place where something can be written. */
const words = ['Xanthippe', 'Zugzwang', '021 555 7777', 'Quixotic'];

type Kept = { [store: string]: { [key: string]: string } };

/** All that the browser stores for a tab, by store and key. */
function readKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const kept: Kept = { localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } };
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: { [key: string]: string } = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map((store) =>
        asPromise(database.transaction(store).objectStore(store).getAll()),
      );
      databases[name] = JSON.stringify(await Promise.all(stores));
      database.close();
    }
    kept.IndexedDB = databases;
    kept.caches = {};
    for (const name of await caches.keys()) {
      const responses = await (await caches.open(name)).matchAll();
      // Only what a page of a person could be: scripts and styles are built before anyone comes.
      const pages = responses.filter((each) => each.headers.get('Content-Type')?.startsWith('text/html'));
      kept.caches[name] = (await Promise.all(pages.map((each) => each.text()))).join();
    }
    return kept;
  });
}

/** Where the first person's words are in the browser's stores and on its pages. */
async function findWords(context: BrowserContext, more: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = (place: string, text: string) => {
    for (const word of [...words, ...more]) if (text.includes(word)) found.push(`${word} in ${place}`);
  };
  for (const page of context.pages()) {
    for (const [store, entries] of Object.entries(await readKept(page))) {
      for (const [key, value] of Object.entries(entries)) look(`${store} ${key}`, value);
    }
    const typed = await page
      .locator('input, textarea, select')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join());
    look(`the page ${page.url()}`, `${await page.locator('body').innerText()} ${typed}`);
  }
  return found;
}

async function expectNamed(page: Page): Promise<void> {
  for (const [store, entries] of Object.entries(await readKept(page))) {
    const unnamed = Object.keys(entries).filter((key) => {
      const row = `\`${key.replace(/^(unsaved:|firebase:|shop-).*/, '$1…')}\``;
      return !table?.split('\n').some((line) => line.includes(row) && line.includes(`| ${store} |`));
    });
    expect(unnamed, store).toEqual([]);
  }
}

/** Two tabs in which the first person has typed whatever the shop keeps, and each shows some of it. */
async function leaveWords(hasCart: boolean) {
  const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
  const first = await addPerson({ firstName: 'Xanthippe' });
  await signIn(page, first);
  const other = await context.newPage();
  if (hasCart) {
    await page.goto('/fibre/plans');
    await fillCart(page);
  }
  await page.goto('/contact');
  await loaded(page);
  await page.getByLabel('Message').fill('Zugzwang');
  await goWithin(page, '/');

  await other.goto('/contact');
  await loaded(other);
  await other.getByLabel('Message').fill('Quixotic');
  await goWithin(other, '/profile');
  await other.getByRole('button', { name: 'Edit contact info' }).click();
  await other.getByLabel('Phone').fill('021 555 7777');
  await expectNamed(page);
  await expectNamed(other);
  expect((await findWords(context, [first.email])).length).toBeGreaterThan(2);
  return { first, page, other, context, allow };
}

describe('nothing of a person is left for the next one on the same browser', () => {
  // With a cart, accounts.test.ts signs out.
  it('where the person signs out', { timeout: 120_000 }, async () => {
    const { first, page, other, context } = await leaveWords(false);
    await page.getByRole('banner').locator('summary').getByText('Xanthippe').click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL('**/login**');
    await expect.poll(() => findWords(context, [first.email])).toEqual([]);
    await fillInLogin(other, await addPerson());
    await heading(other, 'Profile');
    await other.getByRole('button', { name: 'Edit contact info' }).click();
    await page.goto('/contact');
    await loaded(page);
    expect(await findWords(context, [first.email])).toEqual([]);
    expect((await readKept(other)).localStorage).not.toHaveProperty('cart');
  });

  it('where the person’s session has ended, with a cart', { timeout: 120_000 }, async () => {
    const { first, page, other, context, allow } = await leaveWords(true);
    allow(/status of 40[01]/);
    await page.goto('/contact');
    await loaded(page);
    await endSessions(first);
    await other.getByRole('button', { name: 'Update' }).click();
    await other.waitForURL('**/login**');
    await fillInLogin(other, await addPerson());
    await heading(other, 'Profile');
    await other.getByRole('button', { name: 'Edit contact info' }).click();
    await expect.poll(() => findWords(context, [first.email])).toEqual([]);
    expect((await readKept(other)).localStorage).not.toHaveProperty('cart');
    await expectNamed(other);
  });
});
