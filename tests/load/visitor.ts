/**
 * Someone at a slow machine, for measuring how long the shop takes to answer a tap or a key until the answer is drawn
 * (INP).
 *
 * Taps go to the browser as touches at a place on the screen: Playwright's own `tap` runs scripts in the page while it
 * waits for the answer. What is tapped is first brought to the middle: a Chromium without a screen never draws the
 * lowest 87 pixels of a page, and counts the time until something else is drawn.
 */
import { launchBrowser } from '@kowhai/tools/browser';
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Person } from '#tests/support/browser/people.ts';

/** The slowest answer of each step, in ms, a number a run. Answers within a frame are not told, and are 0. */
const answers = new Map<string, number[]>();

const browser = await launchBrowser();

export const closeBrowser = () => browser.close();

type VisitorOptions = { url: string; width: number; slowdown: number };

export class Visitor {
  readonly page: Page;
  readonly #input: CDPSession;

  private constructor(page: Page, input: CDPSession) {
    this.page = page;
    this.#input = input;
  }

  static async open({ url, width, slowdown }: VisitorOptions): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: url,
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
    await input.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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

export async function signIn(visitor: Visitor, { email, password }: Person): Promise<void> {
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

/** Prints the median and the slowest answer of each step. */
export function printAnswers(): void {
  console.log('| step | median, ms | slowest, ms |');
  console.log('|---|---|---|');
  for (const [name, all] of answers) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(`| ${name} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)} |`);
  }
}
