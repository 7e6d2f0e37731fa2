/** npm run go-live -- --project <id>: docs/go-live.md has its options. It continues where it stopped. */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { monitoringStep } from '#tools/go-live/apply-monitoring.ts';
import { projectChecks, secretCheck } from '#tools/go-live/check-project.ts';
import { keySteps, oldKeysGo } from '#tools/go-live/keys.ts';
import { openDryLive, runLive } from '#tools/go-live/open-live.ts';
import { preparations } from '#tools/go-live/prepare-project.ts';
import {
  builds,
  functionsNext,
  initialData,
  pagesLast,
  rulesFirst,
  smokeTest,
} from '#tools/go-live/publish.ts';
import { buildAccountStep, serviceAccountStep } from '#tools/go-live/service-account.ts';
import { readLiveSettings } from '#tools/go-live/settings.ts';
import { runSteps, type Step } from '#tools/go-live/steps.ts';

export const goLiveSteps: readonly Step[] = [
  ...projectChecks,
  ...preparations,
  ...keySteps,
  serviceAccountStep,
  buildAccountStep,
  secretCheck,
  ...rulesFirst,
  ...initialData,
  ...builds,
  functionsNext,
  ...pagesLast,
  oldKeysGo,
  monitoringStep,
  smokeTest,
];

const nobody = { project: 'your-project', sender: 'orders@shop.example', provider: 'hello@shop.example' };

if (import.meta.main) {
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const { values } = parseArgs({
      options: {
        project: text,
        site: text,
        sender: text,
        provider: text,
        admin: text,
        alerts: text,
        budget: text,
        'new-key': flag,
        'dry-run': flag,
      },
    });
    const said = { ...values, isNewKey: values['new-key'] };
    if (values['dry-run']) {
      const project = values.project ?? nobody.project;
      await runSteps(goLiveSteps, openDryLive(project, readLiveSettings(project, { ...nobody, ...said })));
      console.log(
        'Nothing was sent, run or written. A project that has some of it already is asked for less.',
      );
      return 0;
    }
    const { settings } = await runLive(goLiveSteps, values.project, said);
    console.log(`The shop is open at ${settings.site}. docs/go-live.md lists what’s left to click.`);
    return 0;
  });
}
