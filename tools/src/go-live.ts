/**
 * Brings a fresh Firebase project to life, or goes on where it stopped: docs/go-live.md.
 *
 *   npm run go-live -- --project <id> --sender <email> --provider <email> --admin <email> [--site https://shop.example]
 *     [--alerts <email>] [--budget <amount a month>]
 */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { monitoringStep } from '#tools/live/apply-monitoring.ts';
import { projectChecks, secretCheck } from '#tools/live/check-project.ts';
import { useCredentials } from '#tools/live/credentials.ts';
import { chooseProject, openLive } from '#tools/live/open-live.ts';
import { preparations } from '#tools/live/prepare-project.ts';
import {
  builds,
  firstContents,
  functionsNext,
  pagesLast,
  rulesFirst,
  smokeTest,
} from '#tools/live/publish.ts';
import { serviceAccountStep } from '#tools/live/service-account.ts';
import { readLiveSettings } from '#tools/live/settings.ts';
import { runSteps, type Step } from '#tools/live/steps.ts';

/** All of them, in the order in which each finds what it needs. */
export const goLiveSteps: readonly Step[] = [
  ...projectChecks,
  ...preparations,
  serviceAccountStep,
  secretCheck,
  ...rulesFirst,
  ...firstContents,
  ...builds,
  functionsNext,
  ...pagesLast,
  monitoringStep,
  smokeTest,
];

if (import.meta.main) {
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        ...{ project: text, site: text, sender: text, provider: text, admin: text },
        ...{ alerts: text, budget: text },
      },
    });
    const project = chooseProject(values.project);
    const settings = readLiveSettings(project, values);
    await useCredentials(process.env);
    await runSteps(goLiveSteps, openLive(project, settings));
    console.log(`The shop is open at ${settings.site}. What is left to click is listed in docs/go-live.md.`);
    return 0;
  });
}
