import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { FirestoreKind } from '#tools/command/environment.ts';
import type { ProcessKeeper } from '#tools/command/process-keeper.ts';
import { inRepository } from '#tools/command/repository.ts';
import { type Tally, tallyVitest } from './tally.ts';

/** A project of vitest.config.ts. */
export type TestProject = 'unit' | 'web' | 'data' | 'e2e';

/**
 * Runs projects of the tests to the end, with their output in the terminal.
 * @param firestore the Firestore emulator that plays along, for tests that behave differently on purpose
 */
export async function runVitest(
  processes: ProcessKeeper,
  projects: readonly TestProject[],
  firestore?: FirestoreKind,
): Promise<Tally> {
  const reportFile = inRepository('.local', `vitest-${projects.join('-')}.json`);
  rmSync(reportFile, { force: true });
  const running = processes.start({
    name: 'Vitest',
    command: process.execPath,
    args: [
      inRepository('node_modules/vitest/vitest.mjs'),
      ...[
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    env: { ...process.env, ...(firestore && { KOWHAI_FIRESTORE: firestore }) },
  });
  const exitCode = await running.exited;
  return tallyVitest(existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null, exitCode);
}
