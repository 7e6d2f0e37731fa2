/**
 * Measures how long the shop takes to answer a tap or a key until the answer is drawn (INP), on a slow machine: customers
 * at a phone's width from the home page to a placed order, staff at a desktop's. And how long staff wait for their desk on
 * a slow line. Run it on the running stack, built site and all, with nothing else running.
 *
 *   npx node tests/load/answer-times.ts [--url http://127.0.0.1:5000] [--slowdown 4] [--runs 5]
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { addPerson, admin, customer, leaveShop, placeOrderFor } from '#tests/support/shop/shop.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: siteUrl },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '5' },
  },
});
/** A line of 150 ms and 1.6 Mbit/s, which is faster than the journeys' slow 4G. */
const mobileLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** What was measured at each step, in ms, a number a run. Answers within a frame are not told, and are 0. */
const measured = new Map<string, number[]>();
const note = (name: string, ms: number) => measured.set(name, [...(measured.get(name) ?? []), ms]);

const browser = await launchBrowser();
for (let run = 0; run < Number(values.runs); run++) {
  await order(await open(390));
  await work(await open(1440));
  await arrive(await open(1440));
}
await Promise.all([browser.close(), leaveShop()]);
console.log('| step | median, ms | slowest, ms |\n|---|---|---|');
for (const [name, all] of measured) {
  const sorted = all.toSorted((a, b) => a - b).map(Math.round);
  console.log(`| ${name} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)} |`);
}

type Visitor = { page: Page; main: Locator; input: CDPSession };

async function open(width: number): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: values.url,
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: width < 600,
  });
  await context.addInitScript(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    };
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const takeSlowest = () => {
      keep(observer.takeRecords());
      return Math.max(0, ...seen.splice(0));
    };
    Object.assign(window, { takeSlowest });
  });
  const page = await context.newPage();
  const input = await context.newCDPSession(page);
  await input.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  return { page, main: page.getByRole('main'), input };
}

/** Opens a page and waits for its script. */
async function visit({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'early' in window && window.early === undefined);
}

/** Until nothing is loaded any more, and what was to be drawn is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
}

/** Does a step and notes its slowest answer. */
async function step({ page }: Visitor, name: string, act: () => Promise<unknown>): Promise<void> {
  await act();
  await settle(page);
  note(name, await page.evaluate(() => (window as unknown as { takeSlowest(): number }).takeSlowest()));
}

/**
 * A touch at a place on the screen: Playwright's own `tap` runs scripts in the page while it waits for the answer. What is
 * tapped is first brought to the middle: a Chromium without a screen never draws the lowest 87 pixels of a page.
 */
async function touch({ page, input }: Visitor, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the page.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A step that is one tap. Fails where it does not bring about what it is to: a page by its address, or a part of one. */
function tap(visitor: Visitor, name: string, target: Locator, outcome: string | Locator): Promise<void> {
  return step(visitor, name, async () => {
    await touch(visitor, target.first());
    if (typeof outcome === 'string') await visitor.page.waitForURL(outcome);
    else await outcome.first().waitFor();
  });
}

/** Types at a good typist's pace into the field with this label. */
async function type(visitor: Visitor, label: string, text: string): Promise<void> {
  await touch(visitor, visitor.page.getByLabel(label, { exact: true }));
  await visitor.page.keyboard.type(text, { delay: 120 });
}

async function order(visitor: Visitor): Promise<void> {
  const { page, main } = visitor;
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const tab = (name: string, selected?: boolean) =>
    main.getByRole('tab', { name, ...(selected && { selected }) });
  const menu = page.getByText('Menu', { exact: true });

  await visit(visitor, '/');
  await tap(visitor, 'menu', menu, page.locator('details[open]'));
  await tap(visitor, 'menu, closed', menu, page.locator('details:not([open])').filter({ has: menu }));
  await tap(visitor, 'home: a tab', tab('Wireless'), tab('Wireless', true));
  await visit(visitor, '/fibre');
  await tap(visitor, 'category: a question', main.locator('summary'), main.locator('details[open]'));
  await tap(visitor, 'category: to the plans', link(/^Shop /), '**/fibre/plans');
  await tap(visitor, 'plans: to a plan', link(/Learn More/), '**/product/*');
  await tap(visitor, 'plan: a tab', tab('Offer Summary'), tab('Offer Summary', true));
  await tap(visitor, 'plan: to the order', link('Order Now'), '**/order');
  await page.getByLabel('Street Address').waitFor();
  await tap(visitor, 'address: refused as a whole', button('Next'), main.getByRole('alert'));
  await step(visitor, 'address: typing into an error', () =>
    type(visitor, 'Street Address', '12 lambton quay'),
  );
  await tap(visitor, 'address: chosen', page.getByRole('option'), page.getByText(/^Chosen: 12 Lambton Quay/));
  const addOns = page.getByRole('heading', { level: 1, name: 'Your Order' });
  await tap(visitor, 'address: sent', button('Next'), addOns);
  await tap(visitor, 'add-ons: one more', button('One more'), main.getByText('2', { exact: true }));
  await tap(visitor, 'add-ons: into the cart', button(/Add To Cart/), main.getByText('In your cart'));
  await tap(visitor, 'add-ons: to the cart', link('Next'), '**/cart');
  await tap(visitor, 'cart: to the checkout', link(/Proceed/), '**/login**');
  const known = main.getByLabel('I have an account');
  await tap(visitor, 'sign-in: known, not new', known, button('Sign In'));
  await step(visitor, 'sign-in: typing', async () => {
    await type(visitor, 'Email Address', customer.email);
    await type(visitor, 'Password', customer.password);
  });
  await tap(visitor, 'sign-in: the button', button('Sign In'), '**/placeorder');
  await tap(visitor, 'order placed', button(/^Place order/i), '**/order/*');
  await visit(visitor, '/contact');
  await tap(visitor, 'contact: refused as a whole', button(/^Send/), main.getByRole('alert'));
  await page.context().close();
}

async function work(visitor: Visitor): Promise<void> {
  const lastName = `Desk${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const person = await addPerson({ lastName });
  for (let count = 0; count < 5; count++) await placeOrderFor(person);

  const { page, main } = visitor;
  const firstRow = main.getByRole('row').nth(1);
  await visit(visitor, '/login');
  await fillInLogin(page, admin);
  await page.waitForURL('**/admin');
  await page.goto('/admin/orderlist');
  await firstRow.waitFor();
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  const current = (name: string) => tabs.locator('[aria-current]', { hasText: name });
  for (const name of ['Processing', 'Submitted'])
    await tap(visitor, 'desk: a tab', tabs.getByRole('link', { name }), current(name));
  await step(visitor, 'desk: a search as it is typed', async () => {
    await type(visitor, 'Search', lastName);
    await page.getByText('5 orders', { exact: true }).waitFor();
  });
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await tap(visitor, 'desk: all selected', all, page.getByLabel('Selected orders'));
  await tap(
    visitor,
    'desk: none selected',
    all,
    page.getByRole('checkbox', { name: 'Select all on this page', checked: false }),
  );
  const palette = page.getByRole('combobox', { name: 'Search the desk' });
  await step(visitor, 'desk: the palette', async () => {
    await page.keyboard.press('Control+k');
    await palette.waitFor();
  });
  await step(visitor, 'desk: the palette, typing', async () => {
    await page.keyboard.type(lastName, { delay: 120 });
    await page
      .getByRole('option', { name: /Submitted/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
  });
  await step(visitor, 'desk: processed by a key', async () => {
    await firstRow.getByRole('link').first().focus();
    await page.keyboard.press('p');
    await page.getByText('4 orders', { exact: true }).waitFor();
  });
  const process = main.getByRole('button', { name: 'Process Order' });
  await tap(visitor, 'desk: to an order', firstRow.getByRole('link'), process);
  await tap(
    visitor,
    'desk: processed by a tap',
    process,
    main.getByRole('button', { name: 'Complete Order' }),
  );
  await page.context().close();
}

/** From the tap on "Sign In" to the desk, and from the tap on "Orders" to their list. */
async function arrive(visitor: Visitor): Promise<void> {
  const { page, main, input } = visitor;
  await visit(visitor, '/login');
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await input.send('Network.emulateNetworkConditions', mobileLine);
  const wait = async (name: string, target: Locator, outcome: Locator) => {
    const began = performance.now();
    await target.click();
    await outcome.first().waitFor();
    note(name, performance.now() - began);
  };
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const [signIn, orders] = [
    main.getByRole('button', { name: 'Sign In' }),
    menu.getByRole('link', { name: 'Orders' }),
  ];
  await wait('to the desk (bar: 2500)', signIn, main.getByRole('link', { name: /^KB-/ }));
  await wait('to the first list (bar: 2500)', orders, main.getByLabel('Select all on this page'));
  await page.context().close();
}
