/** npm run deploy -- --project <id>. Tests run first, without credentials: they run hundreds of packages. */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { secondFactorCheck } from '#tools/go-live/check-project.ts';
import { runLive } from '#tools/go-live/open-live.ts';
import { identityPlatformStep } from '#tools/go-live/prepare-project.ts';
import { builds, functionsNext, pagesLast, rollback, rulesFirst, smokeTest } from '#tools/go-live/publish.ts';
import type { Step } from '#tools/go-live/steps.ts';

export const deploySteps: readonly Step[] = [
  secondFactorCheck,
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
      options: { project: { type: 'string' } },
    });
    await runLive(deploySteps, values.project);
    console.log('It’s live. If it isn’t right, the way back is above.');
    return 0;
  });
}
