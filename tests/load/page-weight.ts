/**
 * Weighs what each kind of public page loads, and when: until it is complete, until its script has brought it to life,
 * and after that. Every page is opened with an empty cache. Run it on the running stack, built site and all.
 *
 *   npx node tests/load/page-weight.ts [--url http://127.0.0.1:5000] [--width 390]
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Response } from 'playwright-core';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: siteUrl },
    width: { type: 'string', default: '390' },
  },
});

const pages = [
  ...['/', '/fibre', '/wireless', '/hyperfibre', '/fibre/plans', '/product/fibre-max'],
  ...['/product/fibre-max/order', '/hardware', '/hardware/tui-mesh-6', '/about', '/contact', '/login'],
];

type Phase = 'complete' | 'live' | 'later';
type Loaded = { phase: Phase; type: string; bytes: number };

/** As a server sends it: what is text in gzip, all else as it is. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? gzipSync(body, { level: 9 }).length : body.length;
}

const browser = await launchBrowser();

async function load(path: string): Promise<Loaded[]> {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: 844 },
    // What the service worker keeps for later belongs to no page.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The page itself knows best when it has hydrated: it then forgets what was tapped before.
  await page.addInitScript(() => {
    let early: unknown;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set: (value: unknown) => {
        early = value;
        if (value === undefined) performance.mark('live');
      },
    });
  });
  const responses: Response[] = [];
  // A question whether the shop is there has no answer to weigh.
  page.on('response', (response) => response.request().method() === 'GET' && responses.push(response));
  await page.goto(new URL(path, values.url).href);
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
  await page.waitForLoadState('networkidle');
  const { loadedAt, liveAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [live] = performance.getEntriesByName('live');
    const at = (ms = 0) => performance.timeOrigin + ms;
    return { loadedAt: at(navigation?.loadEventStart), liveAt: at(live?.startTime) };
  });
  const phaseOf = (askedAt: number): Phase =>
    askedAt < loadedAt ? 'complete' : askedAt < liveAt ? 'live' : 'later';
  const loaded = await Promise.all(
    responses.map(async (response) => ({
      phase: phaseOf(response.request().timing().startTime),
      type: response.request().resourceType(),
      bytes: await weigh(response),
    })),
  );
  await context.close();
  return loaded;
}

const kilobytes = (loaded: readonly Loaded[]) =>
  (loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);

console.log(
  '| page | HTML | requests until complete | images | font | scripts until live | files of them | scripts later |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const path of pages) {
  const loaded = await load(path);
  const of = (type: string, ...when: Phase[]) =>
    kilobytes(
      loaded.filter((each) => each.type === type && (when.length === 0 || when.includes(each.phase))),
    );
  const requests = loaded.filter(({ phase }) => phase === 'complete').length;
  const files = loaded.filter(({ type, phase }) => type === 'script' && phase !== 'later').length;
  const cells = [
    of('document'),
    requests,
    of('image'),
    of('font'),
    of('script', 'complete', 'live'),
    files,
    of('script', 'later'),
  ];
  console.log(`| ${path} | ${cells.join(' | ')} |`);
}
await browser.close();
