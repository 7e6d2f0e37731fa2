import { existsSync, readFileSync, rmSync } from 'node:fs';
import { emulatorEnvironment } from '#tools/command/addresses.ts';
import type { ProcessManager } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import type { Engine } from './engines.ts';
import { type Tally, tallyVitest } from './tally.ts';

export type TestProject =
  | 'unit'
  | 'unit-own-process'
  | 'web'
  | 'data'
  | 'data-alone'
  | 'data-own-process'
  | 'e2e'
  | 'e2e-alone'
  | 'long'
  | 'long-e2e'
  | 'recipes'
  | Engine;

export const unitTests: readonly TestProject[] = ['unit', 'unit-own-process'];

const withoutStack: readonly TestProject[] = [...unitTests, 'web', 'recipes'];

export async function runVitest(
  processes: ProcessManager,
  projects: readonly TestProject[],
  title?: string,
): Promise<Tally> {
  const name = projects.join('-');
  const reportFile = repositoryPath('.local', `vitest-${name}.json`);
  rmSync(reportFile, { force: true });
  const output: string[] = [];
  const running = processes.start({
    name: 'Vitest',
    command: process.execPath,
    args: [
      repositoryPath('node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportFile}`,
      ...projects.flatMap((project) => ['--project', project]),
    ],
    env: projects.every((project) => withoutStack.includes(project)) ? {} : emulatorEnvironment,
    ...(title && {
      logFile: repositoryPath('.local/logs', `vitest-${name}.log`),
      onLine: (line: string) => output.push(line),
    }),
  });
  const exitCode = await running.exited;
  if (title) console.log(`\n── ${title}\n${output.join('\n')}`);
  return tallyVitest(existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null, exitCode);
}
