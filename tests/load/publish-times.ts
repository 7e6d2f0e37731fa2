/**
 * Measures on the running stack how long a saved price takes to stand in what Hosting serves: the plan's page, the lists,
 * the home page, structured data, data files. Then takes the plan off sale and puts it back, and saves twenty times in ten
 * seconds and counts the runs.
 *
 *   npx node tests/load/publish-times.ts [--saves 5]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addAdmin, call, db, leaveShop, siteUrl, until } from '#tests/data/support/shop.ts';

const { values } = parseArgs({ options: { saves: { type: 'string', default: '5' } } });
const admin = await addAdmin();
const id = 'fibre-studio';
const everywhere = { within: 60_000, every: 100 };

async function change(fields: { price?: number; isPublished?: boolean }): Promise<void> {
  const { body: plan } = await call('GET', `/api/products/${id}`, { token: admin.token });
  const body = { ...fields, updatedAt: plan.updatedAt };
  const { status } = await call('PUT', `/api/products/${id}`, { token: admin.token, body });
  if (status !== 200) throw new Error(`Saving answered ${status}`);
}

/** Saves a price as the desk does. It is the lowest, so that it is the home page's entry price as well. */
async function save(cents: number): Promise<string> {
  await change({ price: cents / 100 });
  return (cents / 100).toFixed(2);
}

/** Waits until the plan's page answers so, and the sitemap with it. @returns how long that took, in seconds */
async function timeUntil(hasPage: boolean): Promise<string> {
  const start = performance.now();
  await until(async () => (await read(`/product/${id}`)).includes('noindex') !== hasPage, everywhere);
  const isListed = (await read('/sitemap.xml')).includes(`/product/${id}<`);
  if (isListed !== hasPage) throw new Error(`The sitemap ${isListed ? 'names' : 'lacks'} ${id}`);
  return ((performance.now() - start) / 1000).toFixed(1);
}

const read = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();

/** Waits until the price is where a visitor, a search engine and the page's script read it. */
async function waitForPrice(price: string): Promise<void> {
  const [dollars, cents] = price.split('.');
  const shown = new RegExp(`\\$${dollars}(<[^>]*>)*\\.?(<[^>]*>)*${cents}`);
  for (const path of [`/product/${id}`, '/fibre/plans', '/']) {
    await until(async () => shown.test(await read(path)), everywhere);
  }
  const page = await read(`/product/${id}`);
  if (!page.includes(`"price":"${price}"`)) throw new Error(`Structured data of ${id} lacks ${price}`);
  const data = /data-page="([^"]+)"/.exec(page)?.[1] ?? '';
  if (!(await read(data)).includes(`"price":${Number(price)}`)) throw new Error(`${data} lacks ${price}`);
}

const readRun = async () => (await db.doc('site/pages').get()).get('publishedAt')?.toMillis() ?? 0;

const times: number[] = [];
for (let count = 0; count < Number(values.saves); count++) {
  const start = performance.now();
  await waitForPrice(await save(3011 + count * 7));
  times.push(performance.now() - start);
  await until(async () => !(await db.doc('site/pages').get()).get('changedAt'), everywhere);
}
console.log(`saved to served, s: ${times.map((ms) => (ms / 1000).toFixed(1)).join(' ')}`);

await change({ isPublished: false });
const goneAfter = await timeUntil(false);
await change({ isPublished: true });
console.log(
  `taken off sale, page gone after ${goneAfter} s; back on sale, there after ${await timeUntil(true)} s`,
);

const runs = new Set<number>();
const before = await readRun();
const stopListening = db.doc('site/pages').onSnapshot((state) => {
  const at = state.get('publishedAt')?.toMillis() ?? 0;
  if (at > before) runs.add(at);
});
let last = '';
for (let count = 0; count < 20; count++) {
  const next = wait(500);
  last = await save(2001 + count);
  await next;
}
await waitForPrice(last);
await until(async () => !(await db.doc('site/pages').get()).get('changedAt'), everywhere);
await wait(1000);
stopListening();
console.log(`20 saves in 10 s made ${runs.size} runs`);
await save(9499);
await leaveShop();
