/**
 * Measures how long the shop takes to answer a tap or a key until the answer is drawn (INP), on the way from the home
 * page to a placed order and through a staff member's list, with the CPU slowed down. Run it on the running stack,
 * built site and all, with nothing else running.
 *
 *   node tests/load/answer-times.ts [--url http://127.0.0.1:5000] [--slowdown 4] [--runs 5]
 *
 * Taps go to the browser as touches at a place on the screen: Playwright's own `tap` runs scripts in the page while it
 * waits for the answer. What is tapped is first brought to the middle: a Chromium without a screen never draws the
 * lowest 87 pixels of a page, and counts the time until something else is drawn.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '@kowhai/tools/browser';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { admin, customer, type Person } from '#tests/e2e/people.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:5000' },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '5' },
  },
});

/** The slowest answer of each step, in ms, a number a run. Answers within a frame are not told, and stand as 0. */
const answers = new Map<string, number[]>();

const browser = await launchBrowser();

class Visitor {
  readonly page: Page;
  readonly #input: CDPSession;

  private constructor(page: Page, input: CDPSession) {
    this.page = page;
    this.#input = input;
  }

  static async open(width: number): Promise<Visitor> {
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
      Object.assign(window, {
        takeSlowest: () => {
          keep(observer.takeRecords());
          return Math.max(0, ...seen.splice(0));
        },
      });
    });
    const page = await context.newPage();
    const input = await context.newCDPSession(page);
    await input.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    return new Visitor(page, input);
  }

  /** Opens a page and waits for its script. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForFunction(() => 'early' in window && window.early === undefined);
  }

  /** Does a step and notes its slowest answer. */
  async step(name: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.#settle();
    const slowest = await this.page.evaluate(() =>
      (window as unknown as { takeSlowest(): number }).takeSlowest(),
    );
    answers.set(name, [...(answers.get(name) ?? []), slowest]);
  }

  /** A step that is one tap. Fails where it does not bring about what it is to: a page by its address, or a part of one. */
  async tapFor(name: string, target: Locator, outcome: string | Locator): Promise<void> {
    await this.step(name, async () => {
      await this.tap(target.first());
      if (typeof outcome === 'string') await this.page.waitForURL(outcome);
      else await outcome.first().waitFor();
    });
  }

  async tap(target: Locator): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.#settle();
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be tapped is not on the page.');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.#input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await this.#input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Types at a good typist's pace into the field with this label. */
  async type(label: string, text: string): Promise<void> {
    await this.tap(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text, { delay: 120 });
  }

  /** Until nothing is loaded any more, and what was to be drawn is. */
  async #settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))),
    );
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

async function signIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  const { page } = visitor;
  await visitor.step('sign-in: typing', async () => {
    await visitor.type('Email Address', email);
    await visitor.type('Password', password);
  });
  await visitor.step('sign-in: the button', async () => {
    await visitor.tap(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
    await page.waitForURL((url) => url.pathname !== '/login');
  });
}

async function order(): Promise<void> {
  const visitor = await Visitor.open(390);
  const { page } = visitor;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const tab = (name: string) => main.getByRole('tab', { name });
  const chosen = (name: string) => main.getByRole('tab', { name, selected: true });
  const menu = page.getByText('Menu', { exact: true });

  await visitor.visit('/');
  await visitor.tapFor('menu', menu, page.locator('details[open]'));
  await visitor.tapFor('menu, closed', menu, page.locator('details:not([open])').filter({ has: menu }));
  await visitor.tapFor('home: a tab', tab('Wireless'), chosen('Wireless'));
  await visitor.visit('/fibre');
  await visitor.tapFor('category: a question', main.locator('summary'), main.locator('details[open]'));
  await visitor.tapFor('category: to the plans', link(/^Shop /), '**/fibre/plans');
  await visitor.tapFor('plans: to a plan', link(/Learn More/), '**/product/*');
  await visitor.tapFor('plan: a tab', tab('Offer Summary'), chosen('Offer Summary'));
  await visitor.tapFor('plan: to the order', link('Order Now'), '**/order');
  await page.getByLabel('Street Address').waitFor();
  await visitor.tapFor('address: refused as a whole', button('Next'), main.getByRole('alert'));
  for (const [label, text] of [
    ['Street Address', '12 Rata Street'],
    ['Suburb/City', 'Karori'],
    ['Postcode', '6012'],
  ] as const) {
    await visitor.step(`address: typing into an error (${label})`, () => visitor.type(label, text));
  }
  await page.getByLabel('Region').selectOption('Wellington');
  const addOns = page.getByRole('heading', { level: 1, name: 'Your Order' });
  await visitor.tapFor('address: sent', button('Next'), addOns);
  await visitor.tapFor('add-ons: one more', button('One more'), main.getByText('2', { exact: true }));
  await visitor.tapFor('add-ons: into the cart', button(/Add To Cart/), main.getByText('In your cart'));
  await visitor.tapFor('add-ons: to the cart', link('Next'), '**/cart');
  await visitor.tapFor('cart: to the checkout', link(/Proceed/), '**/login**');
  await signIn(visitor, customer);
  await visitor.tapFor('shipping: sent', button('Next'), '**/placeorder');
  await visitor.tapFor('order placed', button(/^Place order/), '**/order/*');
  await visitor.visit('/contact');
  await visitor.tapFor('contact: refused as a whole', button(/^Send/), main.getByRole('alert'));
  await visitor.close();
}

async function processOrder(): Promise<void> {
  const visitor = await Visitor.open(1440);
  const { page } = visitor;
  const main = page.getByRole('main');

  await visitor.visit('/login');
  await signIn(visitor, admin);
  await visitor.visit('/admin/orderlist');
  await main.getByRole('row').nth(1).waitFor();
  await visitor.step('staff: a search', async () => {
    await visitor.type('Search', customer.email);
    await visitor.tap(main.getByRole('button', { name: 'Search' }));
    await page.waitForURL((url) => url.searchParams.has('q'));
  });
  const processButton = main.getByRole('button', { name: 'Process Order' });
  await visitor.tapFor('staff: to an order', main.getByRole('row').nth(1).getByRole('link'), processButton);
  await visitor.tapFor('staff: processed', processButton, page.getByText('Order status changed'));
  await visitor.close();
}

for (let run = 0; run < Number(values.runs); run += 1) {
  await order();
  await processOrder();
}
await browser.close();

console.log('| step | median, ms | slowest, ms |');
console.log('|---|---|---|');
for (const [name, all] of answers) {
  const sorted = all.toSorted((a, b) => a - b);
  console.log(`| ${name} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)} |`);
}
