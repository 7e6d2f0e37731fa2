/**
 * Measures the staff's desk at a slow machine: from the tap on "Sign In" to the first list on a slow line as well, and
 * then how long it takes to answer a tap or a key until the answer is drawn (INP). Run it on the running stack, built
 * site and all, with nothing else running.
 *
 *   npx node tests/load/staff-times.ts [--url http://127.0.0.1:5000] [--slowdown 4] [--runs 5]
 */
import { parseArgs } from 'node:util';
import type { Locator } from 'playwright-core';
import { placeOrderFor, register } from '#tests/support/browser/api.ts';
import { admin, fillInLogin, newPerson } from '#tests/support/browser/people.ts';
import { closeBrowser, printAnswers, Visitor } from './visitor.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:5000' },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '5' },
  },
});
const slowMachine = { url: values.url, width: 1440, slowdown: Number(values.slowdown) };

/** A line of 150 ms and 1.6 Mbit/s, which is faster than the journeys' slow 4G. */
const mobileLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** From the tap on "Sign In" to the desk, and from the tap on "Orders" to their list, in ms. */
async function arrive(): Promise<[number, number]> {
  const visitor = await Visitor.open(slowMachine);
  const { page } = visitor;
  await visitor.visit('/login');
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', mobileLine);
  const timeTo = async (target: Locator, outcome: Locator) => {
    const began = performance.now();
    await target.click();
    await outcome.first().waitFor();
    return performance.now() - began;
  };
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const times: [number, number] = [
    await timeTo(main.getByRole('button', { name: 'Sign In' }), main.getByRole('link', { name: /^KB-/ })),
    await timeTo(menu.getByRole('link', { name: 'Orders' }), main.getByLabel('Select all on this page')),
  ];
  await visitor.close();
  return times;
}

async function work(): Promise<void> {
  const person = {
    ...newPerson(),
    lastName: `Desk${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`,
  };
  await register(person);
  for (let count = 0; count < 5; count++) await placeOrderFor(person);

  const visitor = await Visitor.open(slowMachine);
  const { page } = visitor;
  const main = page.getByRole('main');
  const key = (keys: string) => page.keyboard.press(keys);
  await visitor.visit('/login');
  await fillInLogin(page, admin);
  await page.waitForURL('**/admin');
  await page.goto('/admin/orderlist');
  await main.getByRole('row').nth(1).waitFor();

  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  for (const name of ['Processing', 'Submitted']) {
    await visitor.tapFor(
      'a tab',
      tabs.getByRole('link', { name }),
      tabs.locator('[aria-current]', { hasText: name }),
    );
  }
  await visitor.step('a search as it is typed', async () => {
    await visitor.type('Search', person.lastName);
    await page.getByText('5 orders', { exact: true }).waitFor();
  });
  const all = page.getByLabel('Select all on this page');
  await visitor.tapFor('all selected', all, page.getByLabel('Selected orders'));
  await visitor.tapFor(
    'none selected',
    all,
    page.getByRole('checkbox', { name: 'Select all on this page', checked: false }),
  );
  const palette = page.getByRole('combobox', { name: 'Search the desk' });
  await visitor.step('the palette', async () => {
    await key('Control+k');
    await palette.waitFor();
  });
  await visitor.step('the palette: typing', async () => {
    await page.keyboard.type(person.lastName, { delay: 120 });
    await page
      .getByRole('option', { name: /Submitted/ })
      .first()
      .waitFor();
    await key('Escape');
    await palette.waitFor({ state: 'hidden' });
  });
  await visitor.step('processed by a key', async () => {
    await main.getByRole('row').nth(1).getByRole('link').first().focus();
    await key('p');
    await page.getByText('4 orders', { exact: true }).waitFor();
  });
  const process = main.getByRole('button', { name: 'Process Order' });
  await visitor.tapFor('to an order', main.getByRole('row').nth(1).getByRole('link'), process);
  await visitor.tapFor('processed by a tap', process, main.getByRole('button', { name: 'Complete Order' }));
  await visitor.close();
}

const arrivals: [number, number][] = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  await work();
  arrivals.push(await arrive());
}
await closeBrowser();
for (const [index, what] of ['to the desk', 'to the first list'].entries()) {
  const times = arrivals.map((arrival) => arrival[index] ?? 0).toSorted((a, b) => a - b);
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(`${what}, ms (bar: 2500): ${median?.toFixed(0)}, slowest ${slowest?.toFixed(0)}`);
}
printAnswers();
