/**
 * Unpacks the packaged Chromium from nothing, again and again, and compares every file of each with the first. With
 * --busy all cores work meanwhile.
 *
 *   npx node tests/load/unpack-browser.ts [--times 50] [--busy]
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { unpackChromium } from '@kowhai/tools/unpacked-chromium';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, busy: { type: 'boolean', default: false } },
});

const workers = Array.from({ length: values.busy ? availableParallelism() : 0 }, () => {
  return new Worker('for (;;) Math.random();', { eval: true });
});

const digests = new Set<string>();
const seconds: number[] = [];
let failed = 0;
for (let time = 0; time < Number(values.times); time++) {
  const parent = mkdtempSync(join(tmpdir(), 'unpack-browser-'));
  const started = performance.now();
  try {
    await unpackChromium(parent);
    seconds.push((performance.now() - started) / 1000);
    digests.add(digestFiles(parent));
  } catch (error) {
    failed++;
    console.log(`${time + 1}: ${error}`);
  }
  rmSync(parent, { recursive: true });
}
await Promise.all(workers.map((worker) => worker.terminate()));

const sorted = seconds.toSorted((a, b) => a - b);
const middle = sorted[Math.floor(sorted.length / 2)]?.toFixed(1);
console.log(
  `${seconds.length} unpacked, ${failed} failed, ${digests.size} different outcomes; ` +
    `median ${middle} s, longest ${sorted.at(-1)?.toFixed(1)} s`,
);
process.exitCode = failed === 0 && digests.size === 1 ? 0 : 1;

/** A digest of all files' names and contents; the list of font folders names the folder itself, so it is left out. */
function digestFiles(folder: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !(entry.name === 'fonts.conf' && !entry.parentPath.endsWith('fonts')),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) digest.update(file.slice(folder.length)).update(readFileSync(file));
  return digest.digest('hex');
}
