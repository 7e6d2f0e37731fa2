/**
 * Measures what a new instance of the `api` function costs before its first answer: importing the bundle, and loading
 * the Firestore client on first use. Each run is a new process; the first two only warm the disk.
 *
 *   npx node tests/load/cold-start.ts [--folder functions/dist] [--runs 10]
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emulatorEnvironment } from '@kowhai/tools/command/addresses';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../../functions/dist') },
    runs: { type: 'string', default: '10' },
  },
});
const folder = resolve(values.folder);
const firestore = createRequire(join(folder, 'package.json')).resolve('@google-cloud/firestore');

const script = `
  const start = performance.now();
  require(${JSON.stringify(folder)});
  require(${JSON.stringify(firestore)});
  console.log(JSON.stringify([performance.now() - start, process.memoryUsage.rss() / 1024 / 1024]));
`;

const warmUps = 2;
const runs = Array.from({ length: Number(values.runs) + warmUps }, () => {
  const env = { ...process.env, FUNCTION_TARGET: 'api', ...emulatorEnvironment };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })) as number[];
}).slice(warmUps);

['import of the bundle and of Firestore, ms (bar: 280)', 'memory then, MB (bar: 150)'].forEach(
  (name, figure) => {
    const sorted = runs.map((run) => run[figure] ?? 0).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`${name}: ${median.toFixed(0)} (${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)})`);
  },
);
