import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/support/browser/journey-steps.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { listNewerFeatures } from '#web-build/list-too-new.ts';

/** A visit in which everything newer than the oldest browsers served is missing. */
async function openOldVisit(options: Parameters<typeof openVisit>[0]) {
  const visit = await openVisit(options);
  await visit.page.addInitScript((features) => {
    const globals = window as unknown as Record<string, undefined | { prototype?: object }>;
    for (const { owner, name, isStatic } of features) {
      const instances = isStatic ? undefined : globals[owner]?.prototype;
      const from = name === undefined ? [globals] : [globals[owner], instances];
      for (const holder of from) {
        if (holder) Reflect.deleteProperty(holder, name ?? owner);
      }
    }
  }, listNewerFeatures().newer);
  return visit;
}

it('the oldest browsers served get from the home page to a placed order', async () => {
  const { page } = await openOldVisit({});
  await page.goto('/');
  expect(await page.evaluate(() => ['parse' in URL, 'groupBy' in Object, 'union' in Set.prototype])).toEqual([
    false,
    false,
    false,
  ]);
  for (const { open, fillIn, go, arrive } of listJourneySteps()) {
    await open?.(page);
    await fillIn?.(page);
    await go(page);
    await arrive(page);
  }
});

it('the oldest browsers served edit a plan at the desk and find things by the palette', async () => {
  const { page } = await openOldVisit({ as: 'admin' });
  await page.goto('/admin/service/fibre-everyday/edit');
  await page.getByLabel('Name', { exact: true }).fill('Fibre Every Day');
  await page
    .getByRole('region', { name: 'As customers see it' })
    .getByRole('heading', { name: 'Fibre Every Day' })
    .waitFor();
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByLabel('Search the desk').fill('orders');
  await page.getByRole('option').first().waitFor();
});
