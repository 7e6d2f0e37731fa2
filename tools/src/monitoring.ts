/** Applies monitoring/ to a live shop: npm run monitoring [-- --project <id>] */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { monitoringStep } from '#tools/go-live/apply-monitoring.ts';
import { runLive } from '#tools/go-live/open-live.ts';

if (import.meta.main) {
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { project: text, alerts: text, budget: text } });
    await runLive([monitoringStep], values.project, values);
    return 0;
  });
}
