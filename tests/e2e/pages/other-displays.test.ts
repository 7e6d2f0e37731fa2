import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findTooWide } from '#tests/support/browser/accessibility.ts';
import { loaded, openVisit, phone } from '#tests/support/browser/visit.ts';

/** Where the page and its heading are. */
const readPlace = (page: Page) =>
  page.evaluate(() => [window.scrollY, document.querySelector('h1')?.getBoundingClientRect().left]);

it('a page stays where it is while a dialog is open over it, and what is loading shows in forced colours', async () => {
  const { page } = await openVisit({ as: 'customer', viewport: { width: 800, height: 400 } });
  await page.goto('/profile');
  await loaded(page);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('dialog').waitFor();
  const before = await readPlace(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, -400);
  await page.mouse.wheel(0, 200);
  // Chrome scrolls in the frames after the wheel.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 20; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(await readPlace(page)).toEqual(before);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/api/**', () => {});
  await page.route(/:runQuery/, () => {});
  await page.goto('/profile?tab=orders');
  const shape = page.getByRole('main').locator('[aria-busy=true] [aria-hidden] > *').first();
  // The shape of the page gives way to that of the orders.
  await expect.poll(() => shape.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
});

it('every answer is on paper, and the one button to press is told apart where the system sets the colours', async () => {
  const { page } = await openVisit();
  for (const path of ['/fibre', '/product/fibre-everyday']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main details > :not(summary)')].map(
        (answer) => !answer.checkVisibility(),
      ),
    );
    expect(hidden.length, path).toBeGreaterThan(0);
    expect(hidden, path).not.toContain(true);
  }
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const readGround = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await readGround('Order Now')).not.toBe(await readGround('Sign In'));
});

it('a list with filters is no wider than a phone', async () => {
  const { page } = await openVisit({ viewport: phone });
  // Without a record of prices the page reads what is on sale, of which there is four times as much here.
  await page.route(/:runQuery/, async (route) => {
    const { structuredQuery } = route.request().postDataJSON();
    const answer = await route.fetch();
    const found: { document?: { name: string } }[] = await answer.json();
    const copies = ['', '-b', '-c', '-d'].flatMap((more) =>
      found.map(({ document }) =>
        document ? { document: { ...document, name: document.name + more } } : {},
      ),
    );
    const isPrices = structuredQuery.from[0].collectionId === 'priceList';
    await route.fulfill({ response: answer, json: isPrices ? [] : copies });
  });
  for (const path of ['/fibre/plans', '/hardware']) {
    await page.goto(path);
    await page.getByRole('region', { name: /^Filter/ }).waitFor();
    expect(await findTooWide(page), path).toEqual([]);
  }
});

it('the shop on a home screen is known by an id of its own', async () => {
  const manifest = await (await fetch(`${siteUrl}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/' });
});
