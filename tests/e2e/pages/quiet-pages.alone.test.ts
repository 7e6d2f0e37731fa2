/** Alone, because a list that staff add to meanwhile is right to grow. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page, ViewportSize } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { pageKinds, readText } from '#tests/support/browser/public-pages.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { desktop, openVisit, phone } from '#tests/support/browser/visit.ts';
import { listen } from '#tests/support/line.ts';
import { addPerson, customer, placeOrderFor } from '#tests/support/shop/shop.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface Window {
    /** How far things have jumped on this page, by the browser's own measure. */
    jumps: number;
  }
}

/** Firebase's sign-in talks to this host; its code names it. */
const signInHost = 'identitytoolkit.googleapis.com';

/** Waits until the page is live, has asked for today's prices and is shown to its end. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/**
 * The elements that React has otherwise than the built page. Where only an attribute differs, it says nothing of it by
 * itself; so each element's class is held against what React keeps of it there.
 */
function findMismatches(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = key && (element as unknown as Record<string, { className?: string }>)[key];
      const isSame = props && (props.className ?? '') === (element.getAttribute('class') ?? '');
      return isSame ? [] : [element.outerHTML.slice(0, 100)];
    }),
  );
}

/** The files of code that the page asks for from now on. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

async function findSignInCode(scripts: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    [...scripts].map(async (script) => ((await readText(script)).includes(signInHost) ? [script] : [])),
  );
  return found.flat();
}

async function measureJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.jumps += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens each page, and says what was not quiet about it. */
async function findNoise(viewport: ViewportSize): Promise<string[]> {
  const { page } = await openVisit({ viewport, serviceWorkers: 'allow' });
  const scripts = collectScripts(page);
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`says "${message.text()}": ${page.url()}`));
  await measureJumps(page);
  for (const path of pageKinds) {
    await page.goto(path);
    await settle(page);
    const jumps = await page.evaluate(() => window.jumps);
    if (jumps > 0) noise.push(`jumps by ${jumps}: ${path}`);
    noise.push(...(await findMismatches(page)).map((element) => `is not what was built: ${path} ${element}`));
  }
  expect(scripts.size).toBeGreaterThan(10);
  noise.push(
    ...(await findSignInCode(scripts)).map((script) => `fetches the code for signing in: ${script}`),
  );
  return noise.map((fault) => `${viewport.width} px: ${fault}`);
}

it('every public page hydrates as it was built, without a word or a jump or the code for signing in', async () => {
  // Side by side, as each waits for its pages more than it works.
  const noise = await Promise.all([phone, desktop].map(findNoise));
  expect(noise.flat()).toEqual([]);
});

it.each([
  ['a short', 'Ana'],
  ['a long', 'Maximiliana Te Rangimārie-Featherstonehaugh'],
])('nothing jumps where %s name of who is signed in arrives', async (_, firstName) => {
  const person = await addPerson({ firstName });
  const order = await placeOrderFor(person);
  const { page } = await openVisit();
  await signIn(page, person);
  await measureJumps(page);
  const jumps: string[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/cart', '/profile', '/profile?tab=orders', `/order/${order._id}`]) {
      await page.goto(path);
      await settle(page);
      const jumped = await page.evaluate(() => window.jumps);
      if (jumped > 0) jumps.push(`${viewport.width} px: ${path} jumps by ${jumped}`);
    }
  }
  expect(jumps).toEqual([]);
});

it('a page that arrives in two pieces is shown whole, and nothing on it jumps', async () => {
  const pauseMs = 500;
  const slowSite = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, siteUrl));
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const cut = type.includes('html') ? content.indexOf('</h1>') : 0;
    response.writeHead(answer.status, { 'content-type': type }).write(content.subarray(0, cut));
    setTimeout(() => response.end(content.subarray(cut)), cut && pauseMs);
  });
  onTestFinished(() => void slowSite.close());

  const { page } = await openVisit({ baseURL: `http://${await listen(slowSite)}` });
  await measureJumps(page);
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(paintedAt).toBeGreaterThan(pauseMs);
  expect(await page.evaluate(() => window.jumps)).toBe(0);
});

it('the code for signing in is fetched when someone signs in', async () => {
  const { page } = await openVisit({ serviceWorkers: 'allow' });
  const scripts = collectScripts(page);
  await signIn(page, customer);
  expect(await findSignInCode(scripts)).not.toEqual([]);
});

it('home loads at most 200 kB of scripts in twelve files, with all that it loads when idle', async () => {
  const { page } = await openVisit();
  const scripts = collectScripts(page);
  await page.goto('/');
  await settle(page);
  // What loads when idle may load more when idle: the dialog its movement.
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
  }
  const weights = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await readText(script), { level: 9 }).length),
  );
  expect(weights.length).toBeLessThanOrEqual(12);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(200_000);
});

it.each([
  ['/product/nothing', 'We don’t sell this plan'],
  ['/hardware/nothing', 'We don’t sell this item'],
])('%s says that it does not exist, and nothing on the console', async (path, words) => {
  const { page } = await openVisit({ serviceWorkers: 'allow' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(path);
  await heading(page, words);
  expect(said).toEqual([]);
});
