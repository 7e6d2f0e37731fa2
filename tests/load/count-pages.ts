/** What each kind of public page reads from Firestore, as a browser opens it first. The running stack publishes. */
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Browser, Response } from 'playwright-core';
import { db, until } from '#tests/support/shop/shop.ts';

export type PageCounts = Record<string, { reads: number; bytes: number }>;

const paths = [
  ...['/', '/fibre', '/fibre/plans', '/product/fibre-max', '/product/fibre-max/order', '/hardware'],
  ...['/hardware/tui-mesh-6', '/find-your-plan', '/check-address'],
];

export async function countPages(): Promise<PageCounts> {
  await until(async () => (await db.doc('site/pages').get()).get('changedAt') === undefined, {
    within: 900_000,
  });
  const browser = await launchBrowser();
  const counts: PageCounts = {};
  for (const path of paths) counts[path] = await countPage(browser, path);
  await browser.close();
  return counts;
}

/** Of Firestore, to a question and not to whether it may be asked. */
const isAnswer = (response: Response) =>
  /documents(:|\/)/.test(response.url()) && response.request().method() !== 'OPTIONS';

async function countPage(browser: Browser, path: string): Promise<PageCounts[string]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => isAnswer(response) && answers.push(response));
  const asked = page.waitForResponse(isAnswer, { timeout: 15_000 }).catch(() => null);
  await page.goto(siteUrl + path);
  // Today's prices are asked for at idle; some pages show none.
  await asked;
  await page.waitForLoadState('networkidle');
  let [reads, bytes] = [0, 0];
  for (const answer of answers) {
    const body = await answer.text();
    bytes += gzipSync(body).length;
    reads += Math.max(1, body.match(/"(found|document|missing)":/g)?.length ?? 0);
  }
  await context.close();
  return { reads, bytes };
}
