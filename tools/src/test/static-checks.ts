import { existsSync } from 'node:fs';
import type { ProcessManager, ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import type { Tally } from './tally.ts';

/** The TypeScript projects. */
export const typedProjects = [
  'domain',
  'functions',
  'web',
  'web/build',
  'web/tsconfig.worker.json',
  'tools',
  '.',
];

const checks: ProcessOptions[] = [
  ...typedProjects
    .filter((project) => existsSync(repositoryPath(project)))
    .map((project) => checkTypes(project)),
  toCheck('lint and format', 'biome', ['ci', '--error-on-warnings']),
  toCheck('unused files, exports and packages', 'knip', ['--no-progress']),
];

/** Types, lint, format and unused code, two checks at a time. A failed one prints its whole output. */
export async function runStaticChecks(processes: ProcessManager): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const waiting = checks.values();
  const runInTurn = async () => {
    for (const check of waiting) {
      const output: string[] = [];
      const code = await processes.start({ ...check, onLine: (line) => output.push(line) }).exited;
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
      if (code === 0) tally.passed += 1;
      else {
        tally.failures.push(`${check.name}\n${output.join('\n')}`);
        console.log(output.join('\n'));
      }
    }
  };
  await Promise.all([runInTurn(), runInTurn()]);
  return tally;
}

/** Incremental, with one checker: each further one repeats part of the work. */
function checkTypes(project: string): ProcessOptions {
  const name = `types of ${project}`;
  const found = repositoryPath('.local/types', `${toFileName(name)}.tsbuildinfo`);
  const options = ['--incremental', '--tsBuildInfoFile', found, '--checkers', '1'];
  // Looking for memory to free takes a quarter of its time, and finds little.
  return { ...toCheck(name, 'tsc', ['-p', project, ...options]), env: { GOGC: 'off' } };
}

function toCheck(name: string, program: string, args: string[]): ProcessOptions {
  const logFile = repositoryPath('.local/logs', `${toFileName(name)}.log`);
  return { name, command: repositoryPath('node_modules/.bin', program), args, logFile };
}

function toFileName(name: string): string {
  return name.replaceAll(/[^a-z.]+/g, '-');
}
