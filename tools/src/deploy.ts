/**
 * Brings a new version to a project that is live: tests, then rules and indexes, functions, pages, and a smoke test.
 *
 *   npm run deploy -- --project <id> [--tested]
 */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { secondFactorCheck } from '#tools/live/check-project.ts';
import { runLive } from '#tools/live/open-live.ts';
import { identityPlatformStep } from '#tools/live/prepare-project.ts';
import {
  builds,
  functionsNext,
  pagesLast,
  rollback,
  rulesFirst,
  smokeTest,
  tests,
} from '#tools/live/publish.ts';
import type { Step } from '#tools/live/steps.ts';

/** All of them: new pages never meet functions or indexes older than themselves. */
export const deploySteps: readonly Step[] = [
  secondFactorCheck,
  tests,
  rollback,
  identityPlatformStep,
  ...rulesFirst,
  ...builds,
  functionsNext,
  ...pagesLast,
  smokeTest,
];

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, tested: { type: 'boolean', default: false } },
    });
    await runLive(values.tested ? deploySteps.filter((step) => step !== tests) : deploySteps, values.project);
    console.log('It’s live. If it isn’t right, the way back is above.');
    return 0;
  });
}
