/**
 * Makes Google watch a live shop as the files of monitoring/ say: npm run monitoring [-- --project <id>]
 */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { monitoringStep } from '#tools/live/apply-monitoring.ts';
import { chooseProject, openLive } from '#tools/live/open-live.ts';
import { readLiveSettings } from '#tools/live/settings.ts';
import { runSteps } from '#tools/live/steps.ts';

if (import.meta.main) {
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { project: text, alerts: text, budget: text } });
    const project = chooseProject(values.project);
    const settings = readLiveSettings(project, values);
    await runSteps([monitoringStep], await openLive(project, settings));
    return 0;
  });
}
