/**
 * Kills runs that publish the pages, hard and at random moments, half of them while a new version is being written. After
 * each kill every page of the sitemap has to be served by the running stack, with the files that it names and all of one
 * price. In the end the last price has to be there without anybody's help: the sweep starts what was killed.
 *
 *   npx node tests/load/publish-kills.ts [--kills 50]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { db, leaveShop, siteUrl, until } from '#tests/data/support/shop.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, run: { type: 'boolean', default: false } },
});
const root = join(import.meta.dirname, '../..');
const served = join(root, '.local/site');
const plan = db.doc('products/fibre-studio');

if (values.run) await publishOnce();
else await killRuns(Number(values.kills));
await leaveShop();

/** A run in this process, on the folder that the stack serves. */
async function publishOnce(): Promise<void> {
  const { openPublishing } = await import('#functions/publishing/run-publishing.ts');
  const { publishPages } = await import('#functions/publishing/publish-pages.ts');
  const publishing = openPublishing();
  if (publishing) await publishPages({ ...publishing, quietMs: 0 });
}

async function killRuns(wanted: number): Promise<void> {
  const problems: string[] = [];
  let [cents, kills, whileWriting] = [5001, 0, 0];
  while (kills < wanted) {
    await setPrice(cents++);
    const run = spawn(process.execPath, [import.meta.filename, '--run'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PAGES_FOLDER: served,
        PAGES_RENDERER: join(root, 'web/renderer'),
        CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9499',
      },
    });
    const isWriting = kills % 2 === 0;
    await Promise.race([once(run, 'exit'), isWriting ? untilItWrites(run) : wait(randomInt(300, 5000))]);
    if (run.exitCode !== null) continue;
    run.kill('SIGKILL');
    await once(run, 'exit');
    kills++;
    if (isWriting) whileWriting++;
    problems.push(...(await findHoles()));
  }
  const start = performance.now();
  const last = `"price":"${((cents - 1) / 100).toFixed(2)}"`;
  await until(async () => (await read('/product/fibre-studio')).text.includes(last), { within: 180_000 });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${kills} kills, ${whileWriting} of them while a version was written`);
  console.log(`The last price was served ${seconds} s after the last of them`);
  console.log(problems.length === 0 ? 'The site was whole after each.' : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function setPrice(cents: number): Promise<void> {
  await plan.update({ price: cents / 100 });
  await db.doc('site/pages').set({ changedAt: new Date() }, { merge: true });
}

/** A random moment after the run has begun a new version. */
async function untilItWrites(run: ChildProcess): Promise<void> {
  const watcher = watch(join(served, 'versions'));
  run.once('exit', () => watcher.close());
  await once(watcher, 'change').catch(() => undefined);
  watcher.close();
  await wait(randomInt(0, 250));
}

async function read(path: string) {
  const response = await fetch(new URL(path, siteUrl));
  return { isOk: response.ok, text: await response.text() };
}

/** What a visitor would miss, or see in two prices. What is released while it is looked at is looked at anew. */
async function findHoles(): Promise<string[]> {
  const version = await readlink(join(served, 'live'));
  const holes: string[] = [];
  const sitemap = (await read('/sitemap.xml')).text;
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length < 20) holes.push(`The sitemap names ${paths.length} pages`);
  const prices = new Set<string>();
  for (const path of paths) {
    const page = await read(path);
    const [, entry = '', data = ''] = /<script data-src="([^"]+)" data-page="([^"]+)"/.exec(page.text) ?? [];
    const dataFile = await read(data);
    if (!page.isOk || !page.text.endsWith('</html>')) holes.push(`${path} is not there`);
    if (!(await read(entry)).isOk) holes.push(`${path}: ${entry} is not there`);
    if (!dataFile.isOk) holes.push(`${path}: ${data} is not there`);
    for (const [, price = ''] of dataFile.text.matchAll(/"price":(\d+\.\d+)[^{}]*"_id":"fibre-studio"/g)) {
      prices.add(price);
    }
  }
  if (prices.size !== 1) holes.push(`The plan's price is ${[...prices].join(' and ') || 'nowhere'}`);
  return version === (await readlink(join(served, 'live'))) ? holes : findHoles();
}
