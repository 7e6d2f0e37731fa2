import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, inject, onTestFinished, type ProvidedContext } from 'vitest';
import { launchFirefox, typeInFirefox } from './firefox.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** What a visit does without, unless it tests that. */
export const lighter: BrowserContextOptions = {
  // Keeping pages takes a fifth of a journey's time; a test that may meet one that was kept lets the worker in.
  serviceWorkers: 'block',
  // The emulator would pack each file anew for each visit.
  extraHTTPHeaders: { 'accept-encoding': 'identity' },
};

/** Someone at the shop with a browser of their own: nothing is shared with another visit but the shop. */
declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface ProvidedContext {
    /** Another engine than Chromium, in its own project of `vitest.config.ts`. */
    engine?: 'firefox';
  }
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the browser may complain of in this test, because the test brings it about. */
  allow: (complaint: RegExp) => void;
};

/** The browser of all visits in this process, which it ends with. */
let browser: Promise<Browser> | undefined;

/** What each visit has asked for and not got yet. */
const requestsUnderWay = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Opens a visit that ends with the test. Anything that the browser complains of fails the test.
 *
 * @param as whose visit goes on; left out, the first visit of a person whom the shop does not know
 */
export async function openVisit({
  as,
  ...options
}: BrowserContextOptions & { as?: keyof ProvidedContext['sessions'] } = {}): Promise<Visit> {
  const isFirefox = inject('engine') === 'firefox';
  browser ??= isFirefox ? launchFirefox() : launchBrowser();
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    locale: 'en-NZ',
    reducedMotion: 'reduce',
    viewport: desktop,
    ...lighter,
    ...(as && { storageState: inject('sessions')[as] }),
    ...options,
  });
  if (isFirefox) await typeInFirefox(context);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  // Chrome reports a breach of the content security policy on the console, too.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  requestsUnderWay.set(context, watchRequests(context));
  context.on('weberror', (failure) => complaints.push(String(failure.error())));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await describePages(context));
    await context.close();
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  });
  return { page: await context.newPage(), context, allow: (complaint) => void allowed.push(complaint) };
}

/** Waits until a page has all that it asked for: a session that ends before would have the rest refused. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/**
 * Waits until a page is live, nothing on it is loading, and all that it asked for is there. It looks twice, as an answer
 * can make the page ask again: Playwright's `networkidle` waits for half a second on every page.
 */
export async function loaded(page: Page): Promise<void> {
  let calmLooks = 0;
  await expect
    .poll(async () => {
      const isBusy =
        (requestsUnderWay.get(page.context())?.size ?? 0) > 0 ||
        (await page.evaluate(
          () =>
            document.readyState !== 'complete' ||
            window.early !== undefined ||
            document.querySelector('main [aria-busy=true]') !== null,
        ));
      calmLooks = isBusy ? 0 : calmLooks + 1;
      return calmLooks;
    })
    .toBeGreaterThanOrEqual(2);
}

/** Removes the shop's fonts from a page, as where they arrive after the first paint or are blocked. */
export async function takeFonts(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
      }
    }
    return document.fonts.size;
  });
  expect(left).toBe(0);
}

/**
 * Goes on to another page as a link does, without loading the shop anew.
 *
 * @returns once another page is shown, which may still be loading
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const left = await page.locator('main h1').first().elementHandle();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((heading) => !heading?.isConnected && document.querySelector('main h1'), left);
}

/** Holds the site's scripts back until the answer is called, as a slow line does. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isTyped, resolve: letScriptsPass } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    await route.fallback();
  });
  return letScriptsPass;
}

function watchRequests(context: BrowserContext): Set<Request> {
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    // Nobody waits any more for what the page before has asked for.
    if (request.isNavigationRequest()) underWay.clear();
    underWay.add(request);
  });
  context.on('requestfinished', (request) => void underWay.delete(request));
  context.on('requestfailed', (request) => void underWay.delete(request));
  return underWay;
}

/** What a person would see, to find out why a test failed. */
async function describePages(context: BrowserContext): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const text = await page
      .locator('main')
      .innerText({ timeout: 1000 })
      .catch(() => '(no content)');
    return `${page.url()}\n${text.slice(0, 1000)}`;
  });
  return (await Promise.all(pages)).join('\n\n');
}
