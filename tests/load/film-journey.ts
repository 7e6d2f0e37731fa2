/**
 * Films the way from the home page to a placed order on a slow line and a slow phone: a picture of each frame that the
 * browser draws, named by step and time, to be looked at one after the other. Run it on the running stack.
 *
 *   node tests/load/film-journey.ts --out /tmp/film [--width 390] [--height 844] [--cpu 4] [--url http://127.0.0.1:5000]
 *
 * A contact sheet of a step, with ImageMagick: montage 03-*.png -tile 8x -geometry 195x422+4+4 03.png
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@kowhai/tools/browser';
import { listJourneySteps } from '#tests/e2e/support/journey-steps.ts';
import { useSlowLine } from '#tests/e2e/support/slow-line.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:5000' },
    out: { type: 'string' },
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '844' },
    cpu: { type: 'string', default: '4' },
  },
});
if (!values.out) throw new Error('--out names the folder for the pictures');
const folder = values.out;
await mkdir(folder, { recursive: true });

const browser = await launchBrowser();
const viewport = { width: Number(values.width), height: Number(values.height) };
const context = await browser.newContext({ baseURL: values.url, locale: 'en-NZ', viewport });
const page = await context.newPage();

const writing: Promise<void>[] = [];
let step = '00-home';
let startedAt = Date.now();
const session = await context.newCDPSession(page);
session.on('Page.screencastFrame', ({ data, sessionId }) => {
  const ms = String(Date.now() - startedAt).padStart(6, '0');
  writing.push(writeFile(join(folder, `${step}-${ms}.png`), Buffer.from(data, 'base64')));
  void session.send('Page.screencastFrameAck', { sessionId });
});

await useSlowLine(page, { cpuSlowdown: Number(values.cpu) });
await session.send('Page.startScreencast', { format: 'png' });
await page.goto('/');
await page.waitForLoadState('networkidle');

for (const [index, { name, open, fillIn, go, arrive }] of listJourneySteps().entries()) {
  await open?.(page);
  await fillIn?.(page);
  step = `${String(index + 1).padStart(2, '0')}-${name.replaceAll(/[^a-z]+/g, '-')}`;
  startedAt = Date.now();
  await go(page);
  await arrive(page);
  // Two seconds more, to see what comes after the page itself.
  console.log(`${name}: ${Date.now() - startedAt} ms`);
  await new Promise((later) => setTimeout(later, 2000));
}
await session.send('Page.stopScreencast');
await Promise.all(writing);
await browser.close();
