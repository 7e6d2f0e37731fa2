/**
 * What the catalogue's size costs: the bytes of each kind of page with the shipped catalogue and with as many items as
 * may be on sale, the files that one price renews, and what a run of publishing takes, in a process of its own. It
 * renders with the site that was built last, so `npm start` or `npm test` comes first.
 *
 *   npx node tests/load/page-growth.ts
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { grownShop } from '@kowhai/tools/seed/grow-shop';
import { makeGoods } from '@kowhai/tools/seed/grown-records';
import { openRenderer } from '#functions/publishing/renderer.ts';
import { readShippedCatalogue } from '#web-build/read-catalogue.ts';

type Size = 'shipped' | 'grown';
type Weight = { html: number; data: number };
/** What a run of publishing takes, and the heaviest page of each kind. */
export type PagesRun = {
  files: number;
  ms: number;
  peakMb: number;
  renewed: { modem: number; other: number };
  pages: Record<string, Weight>;
};

/** Renders all pages with the site that was built last, in a process of its own; thrice to tell what a price renews. */
export const measurePages = (size: Size, { isRenewed = true } = {}) =>
  new Promise<PagesRun>((resolve, reject) => {
    const child = fork(import.meta.filename, [size, ...(isRenewed ? ['renewed'] : [])]);
    child.once('message', (run) => resolve(run as PagesRun));
    child.once('exit', (code) => code !== 0 && reject(new Error(`The run ended with ${code}`)));
  });

type Item = { _id: string; price: number; isPublished: boolean };
type Catalogue = { plans: Item[]; hardware: Item[] };
const web = join(import.meta.dirname, '../../web');

/** The heaviest page of each kind is shown. */
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ['/', /^\/index\.html$/],
  ['/fibre', /^\/fibre\/index\.html$/],
  ['/fibre/plans', /^\/fibre\/plans\/index\.html$/],
  ['/product/…', /^\/product\/[^/]+\/index\.html$/],
  ['/product/…/order', /^\/product\/[^/]+\/order\/index\.html$/],
  ['/hardware', /^\/hardware\/index\.html$/],
  ['/hardware/…', /^\/hardware\/[^/]+\/index\.html$/],
  ['/find-your-plan', /^\/find-your-plan\/index\.html$/],
  ['/check-address', /^\/check-address\/index\.html$/],
  ['/orderhardware', /^\/orderhardware\/index\.html$/],
];

async function readCatalogue(size: Size): Promise<Catalogue> {
  const shipped = (await readShippedCatalogue(web)) as Catalogue;
  if (size === 'shipped') return shipped;
  const { plans, hardware } = makeGoods(grownShop, 0);
  return { plans: [...shipped.plans, ...plans], hardware: [...shipped.hardware, ...hardware] };
}

async function measure(size: Size, isRenewed: boolean): Promise<PagesRun> {
  const renderer = await openRenderer(join(web, 'renderer'));
  const catalogue = await readCatalogue(size);
  const hash = (content: Buffer) =>
    createHash('sha256')
      .update(gzipSync(content, { level: 9 }))
      .digest('hex');
  const live = new Map<string, string>();
  const pages: Record<string, Weight> = {};
  const dataSizes = new Map<string, number>();
  const started = performance.now();
  for await (const [path, content] of renderer.render(catalogue)) {
    live.set(path, hash(content));
    if (path.endsWith('.json')) dataSizes.set(path, gzipSync(content, { level: 9 }).length);
    const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0];
    if (!kind) continue;
    const [, dataFile = ''] = /data-page="([^"]+)"/.exec(String(content)) ?? [];
    const weight = { html: gzipSync(content, { level: 9 }).length, data: 0, dataFile };
    if (weight.html > (pages[kind]?.html ?? 0)) pages[kind] = weight;
  }
  const ms = performance.now() - started;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  for (const page of Object.values(pages) as (Weight & { dataFile: string })[])
    page.data = dataSizes.get(page.dataFile) ?? 0;

  const countRenewed = async (_id: string) => {
    if (!isRenewed) return 0;
    const hardware = catalogue.hardware.map((item) =>
      item._id === _id ? { ...item, price: item.price + 1 } : item,
    );
    let renewed = 0;
    for await (const [path, content] of renderer.render({ ...catalogue, hardware }))
      if (live.get(path) !== hash(content)) renewed++;
    return renewed;
  };
  // The comparisons of all fibre plans show their modem; a mesh point is on its own page and in lists.
  const renewed = {
    modem: await countRenewed('tui-router-6'),
    other: await countRenewed('piwakawaka-point'),
  };
  return { files: live.size, ms, peakMb, renewed, pages };
}

const [, , size, renewed] = process.argv;
if (import.meta.main && (size === 'shipped' || size === 'grown'))
  process.send?.(await measure(size, renewed !== undefined));
else if (import.meta.main) {
  const [shipped, grown] = [await measurePages('shipped'), await measurePages('grown')];
  const kb = (bytes = 0) => (bytes / 1000).toFixed(1);
  const growth = (one: Weight, other: Weight) =>
    `${Math.round(((other.html + other.data) / (one.html + one.data) - 1) * 100)} %`;
  console.log(
    '| page, kB gzip | HTML shipped | grown | data shipped | grown | growth |\n|---|---|---|---|---|---|',
  );
  for (const [kind] of kinds) {
    const [one, other] = [shipped.pages[kind], grown.pages[kind]];
    if (!other) continue;
    const cells = [kind, kb(one?.html), kb(other.html), kb(one?.data), kb(other.data)];
    console.log(`| ${cells.join(' | ')} | ${one ? growth(one, other) : ''} |`);
  }
  console.log('\n| publishing | shipped | grown |\n|---|---|---|');
  const row = (name: string, of: (run: PagesRun) => number | string) =>
    console.log(`| ${name} | ${of(shipped)} | ${of(grown)} |`);
  row('files', ({ files }) => files);
  row('rendered in s', ({ ms }) => (ms / 1000).toFixed(1));
  row('memory at its peak, MB', ({ peakMb }) => Math.round(peakMb));
  row('files renewed by the price of a modem', ({ renewed }) => renewed.modem);
  row('files renewed by the price of another item', ({ renewed }) => renewed.other);
}
