import { readFileSync } from 'node:fs';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { endSessions, fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, type Person } from '#tests/support/shop/shop.ts';

const table = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8').split(
  '## In a browser',
)[1];

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

/** Where a person's words are in the browser's stores and on its pages. */
async function findWords(context: BrowserContext, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = (place: string, text: string) => {
    for (const word of words) if (text.includes(word)) found.push(`${word} in ${place}`);
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

/** Someone signed in types whatever the shop keeps into two tabs, each of which shows some of it. Gives their words. */
async function leaveWords([page, other]: readonly [Page, Page], person: Person, tag: string) {
  const [first, second, phone] = [`Zugzwang ${tag}`, `Quixotic ${tag}`, `021 555 ${tag}`];
  await loaded(page);
  await page.getByLabel('Message').fill(first);
  await other.goto('/contact');
  await loaded(other);
  await other.getByLabel('Message').fill(second);
  await goWithin(other, '/profile');
  await other.getByRole('button', { name: 'Edit contact info' }).click();
  await other.getByLabel('Phone').fill(phone);
  await expectNamed(page);
  await expectNamed(other);
  const words = [first, second, phone, person.firstName, person.email];
  const found = await findWords(page.context(), words);
  expect(words.filter((word) => !found.some((place) => place.startsWith(word)))).toEqual([]);
  expect((await readKept(page)).localStorage).toHaveProperty('cart');
  return words;
}

describe('a session', () => {
  it('that ends leaves nothing to the next person, and is followed by other tabs in and out, also by one with slow timers', {
    timeout: 120_000,
  }, async () => {
    const { page, context, allow } = await openVisit({ as: 'shopper', serviceWorkers: 'allow' });
    allow(/status of 40[01]/);
    const other = await context.newPage();
    // As a browser slows down the timers of a hidden tab.
    await other.addInitScript(() => {
      const setBrowserInterval = window.setInterval;
      const slowed = (run: TimerHandler, ms?: number) => setBrowserInterval(run, 8 * (ms ?? 0));
      window.setInterval = slowed as typeof window.setInterval;
    });
    const [first, second, third] = await Promise.all([
      addPerson({ firstName: 'Xanthippe' }),
      addPerson({ firstName: 'Ermintrude' }),
      addPerson(),
    ]);
    await page.goto('/login?redirect=%2Fcontact');
    await fillInLogin(page, first);
    const ended = await leaveWords([page, other], first, '7777');
    await endSessions(first);
    await other.getByRole('button', { name: 'Update' }).click();
    await other.waitForURL('**/login?redirect=%2Fprofile');
    await fillInLogin(other, second);
    await heading(other, 'Profile');
    await other.getByRole('button', { name: 'Edit contact info' }).click();
    await expect.poll(() => findWords(context, ended)).toEqual([]);
    expect((await readKept(other)).localStorage).not.toHaveProperty('cart');
    await expectNamed(other);

    const carts = inject('sessions').shopper.origins.flatMap(({ localStorage: entries }) => entries);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, carts);
    await page.goto('/contact');
    const left = await leaveWords([page, other], second, '8888');
    await page.getByRole('banner').locator('summary').getByText('Ermintrude').click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL('**/login?redirect=%2Fprofile');
    await page.waitForURL(`${siteUrl}/`);
    await expect.poll(() => findWords(context, left)).toEqual([]);
    expect(
      Object.keys((await readKept(page)).localStorage ?? {}).filter((key) => !key.startsWith('firebase')),
    ).toEqual([]);

    await page.goto('/login?redirect=%2Fprofile');
    const asked = other.waitForResponse('**/api/users/profile');
    await fillInLogin(page, third);
    await heading(page, 'Profile');
    expect((await asked).status()).toBe(200);
    await heading(other, 'Profile');
    await other.getByRole('button', { name: 'Edit contact info' }).click();
    await page.reload();
    await heading(page, 'Profile');
    await loaded(page);
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await findWords(context, [...ended, ...left])).toEqual([]);
  });
});
