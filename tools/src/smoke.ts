/**
 * Looks whether a live site answers as it should:
 *
 *   node tools/src/smoke.ts --site https://shop.example --project <id> [--mail <an admin’s address>]
 */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { chooseProject } from '#tools/live/open-live.ts';
import { openShop } from '#tools/live/open-shop.ts';
import { readEnvFile, settingsFiles } from '#tools/live/settings.ts';
import { runSmokeTest } from '#tools/live/smoke-test.ts';

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { site: text, project: text, mail: text } });
  const site = values.site ?? readEnvFile(settingsFiles(chooseProject(values.project)).site).VITE_SITE_URL;
  if (!site) throw new CommandError('Say which site: --site https://shop.example.');
  const results = await runSmokeTest(await openShop(values.project), { site, mail: values.mail });
  for (const { name, fault } of results) console.log(fault ? `✗ ${name}: ${fault}` : `✓ ${name}`);
  return results.some(({ fault }) => fault) ? 1 : 0;
});
