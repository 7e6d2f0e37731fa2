import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import { addPerson, admin, placeOrderFor } from '#tests/support/shop/shop.ts';

it('finds each figure of the dashboard again in the list that it leads to', {
  timeout: 120_000,
}, async () => {
  await Promise.all([placeOrderFor(await addPerson()), sendEnquiry()]);
  const { page } = await openVisit();
  await page.goto('/login?redirect=/admin');
  await fillInLogin(page, admin);
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.locator('strong') });
  await tiles.first().waitFor();
  // Late enquiries are counted by a query of their own.
  await expect.poll(async () => (await tiles.locator('strong').allInnerTexts()).join(' ')).not.toContain('…');
  const figures = await Promise.all(
    (await tiles.all()).map(async (tile) => ({
      to: (await tile.getAttribute('href')) ?? '',
      name: await tile.locator('span').innerText(),
      count: (await tile.locator('strong').innerText()).replaceAll(',', ''),
    })),
  );
  expect(figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Late', 'Waiting for review', 'Orders being processed', 'Late enquiries']),
  );
  for (const { to, name, count } of figures) {
    await page.goto(to);
    const shown = page.getByRole('main').getByRole('status').first();
    await expect.poll(async () => `${name}: ${readTotal(await shown.innerText())}`).toBe(`${name}: ${count}`);
  }
});

/** The number of results, as a list says it: "3 orders", "Orders 1 to 25 of 1,200" or "0 users". */
function readTotal(text: string): string {
  return /^([\d,]+) |of ([\d,]+)$/.exec(text)?.slice(1).find(Boolean)?.replaceAll(',', '') ?? text;
}
