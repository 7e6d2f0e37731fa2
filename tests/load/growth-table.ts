/** The table of docs/growth.md, written by `growth.ts` and compared by `growth.long.ts`. */
import type { CallCounts } from './count-calls.ts';
import type { PageCounts } from './count-pages.ts';
import type { PagesRun } from './page-growth.ts';

type Run = { calls: CallCounts; pages: PageCounts };
type Growth = {
  orders: number;
  /** Of the shipped shop, with as large a catalogue as may be on sale, and with orders besides. */
  runs: readonly [Run, Run, Run];
  weights: readonly [PagesRun, PagesRun];
};

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

export function writeGrowthTable({ orders, runs, weights }: Growth): string {
  const [shipped] = runs;
  const [light, heavy] = weights;
  const many = orders.toLocaleString('en-NZ');
  const calls = Object.keys(shipped.calls).map((name) => {
    const counts = runs.map(({ calls }) => calls[name]);
    return row(
      name,
      ...counts.map((count) => count?.reads ?? ''),
      counts.at(-1)?.writes ?? '',
      ...counts.map((count) => count?.bytes ?? ''),
    );
  });
  const visits = Object.keys(shipped.pages).map((path) =>
    row(
      path,
      ...runs.map(({ pages }) => pages[path]?.reads ?? ''),
      ...runs.map(({ pages }) => kb(pages[path]?.bytes ?? 0)),
    ),
  );
  const weighed = Object.entries(light.pages).map(([kind, { html, data }]) => {
    const grown = heavy.pages[kind] ?? { html: 0, data: 0 };
    return row(kind, kb(html + data), kb(grown.html + grown.data));
  });
  return `# What grows with the shop

What each call and each page reads and weighs in the shipped shop (18 items), with the 40 plans and 60 pieces of hardware that may
be on sale, and with ${many} orders, their customers, mails and trail besides. \`npx node tests/load/growth.ts\` writes this file on a fresh \`npm start\`,
and \`growth.long.ts\` fails where a row grows by more than a tenth.

## Calls

Reads are those that Firestore charges, with who asks. Lists are read five at a time: which five come first depends on the
shop. Counts cost a read for each thousand, up to 10,000.

| call | reads: shipped | 100 items | ${many} orders | writes | bytes: shipped | 100 items | ${many} orders |
|---|---|---|---|---|---|---|---|
${calls.join('\n')}

## Visits

What a page reads from Firestore when it is opened first, and kB of these answers in gzip. The price list, which is one read, grows
with the catalogue.

| page | reads: shipped | 100 items | ${many} orders | kB: shipped | 100 items | ${many} orders |
|---|---|---|---|---|---|---|
${visits.join('\n')}

## Pages

HTML and data of the heaviest page of each kind, kB in gzip. Orders are on none.

| page | shipped | 100 items |
|---|---|---|
${weighed.join('\n')}
`;
}

/** @returns the reads and bytes of each call in the shipped shop, as they were stored */
export function readGrowthTable(text: string): Map<string, { reads: number; bytes: number }> {
  const rows = text.matchAll(/^\| (\w+) \| (\d+) \| \d+ \| \d+ \| \d+ \| (\d+) \| \d+ \| \d+ \|$/gm);
  return new Map(
    [...rows].map(([, name = '', reads, bytes]) => [name, { reads: Number(reads), bytes: Number(bytes) }]),
  );
}
