/**
 * Measures what a run of `publishPages` costs besides the network: loading the renderer, rendering every page, hashing it
 * as Firebase Hosting wants it, and memory, also after more runs in the same instance. Needs the built site.
 *
 *   npx node tests/load/publish-cost.ts [--items 10,200] [--runs 8]
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createHostingTarget } from '#functions/publishing/hosting-target.ts';
import { openRenderer } from '#functions/publishing/renderer.ts';
import { readShippedCatalogue } from '#web-build/read-catalogue.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10,200' },
    runs: { type: 'string', default: '8' },
    alone: { type: 'boolean', default: false },
  },
});
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

if (values.alone) await measure(Number(values.items));
else {
  for (const items of values.items.split(',')) {
    const args = [import.meta.filename, '--alone', '--items', items, '--runs', values.runs];
    process.stdout.write(execFileSync(process.execPath, args));
  }
}

/** Half plans, half hardware, copies of the shipped ones under names of their own. */
async function makeCatalogue(count: number) {
  const shipped = await readShippedCatalogue(join(import.meta.dirname, '../../web'));
  const copy = (records: readonly unknown[]) =>
    Array.from({ length: count / 2 }, (_, index) => {
      const record = records[index % records.length] as { _id: string };
      return index < records.length ? record : { ...record, _id: `${record._id}-${index}` };
    });
  return { plans: copy(shipped.plans), hardware: copy(shipped.hardware) };
}

async function measure(items: number): Promise<void> {
  const target = createHostingTarget({ site: 'none', getToken: async () => '' });
  const catalogue = await makeCatalogue(items);
  const times: number[] = [];
  const memory: number[] = [];
  let files = 0;
  for (let run = 0; run < Number(values.runs); run++) {
    const start = performance.now();
    const { render } = await openRenderer(join(import.meta.dirname, '../../web/renderer'));
    const rendered = await render(catalogue);
    for (const content of rendered.values()) target.hash(content);
    times.push(performance.now() - start);
    memory.push(megabytes(process.memoryUsage.rss()));
    files = rendered.size;
  }
  const [first = 0, ...later] = times;
  const median = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${items} items, ${files} files: first run ${(first / 1000).toFixed(1)} s, later ones ${(median / 1000).toFixed(1)} s, ` +
      `memory after each ${memory.join(' ')} MB, ${peak} MB at most`,
  );
}
