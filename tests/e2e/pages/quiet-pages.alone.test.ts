/** Alone, because a list that staff add to meanwhile is right to grow. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { expect, it, onTestFinished } from 'vitest';
import { readText } from '#tests/support/browser/public-pages.ts';
import {
  collectScripts,
  findJumpsOfName,
  findNoise,
  longName,
  showWhole,
} from '#tests/support/browser/quiet-pages.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { desktop, openVisit, phone } from '#tests/support/browser/visit.ts';
import { watchJumps } from '#tests/support/browser/watch-jumps.ts';
import { listen } from '#tests/support/line.ts';

// On the other of the two screens, and for a short name, by night (quiet-pages.long.ts).
it('every public page hydrates as it was built, without a word or a jump or the code for signing in', async () => {
  expect(await findNoise(phone)).toEqual([]);
});

it('nothing jumps where the name of who is signed in arrives', async () => {
  expect(await findJumpsOfName(longName, desktop)).toEqual([]);
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
  const takeJumps = await watchJumps(page);
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(paintedAt).toBeGreaterThan(pauseMs);
  expect(await takeJumps()).toEqual([]);
});

it('home loads at most 200 kB of scripts in twelve files, with all that it loads when idle', async () => {
  const { page } = await openVisit();
  const scripts = collectScripts(page);
  await page.goto('/');
  await showWhole(page);
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
