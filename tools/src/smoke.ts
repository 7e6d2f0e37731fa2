/**
 * Looks whether a live site answers as it should:
 *
 *   npm run smoke -- --project <id> [--site https://shop.example] [--mail <an admin’s address>]
 */
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { chooseProject } from '#tools/live/open-live.ts';
import { openShop } from '#tools/live/open-shop.ts';
import { readEnvFile, settingsFiles } from '#tools/live/settings.ts';
import { runSmokeTest } from '#tools/live/smoke-test.ts';

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { site: text, project: text, mail: text } });
  const files = settingsFiles(chooseProject(values.project));
  const { VITE_SITE_URL, VITE_FIREBASE_APP_ID } = readEnvFile(files.site);
  const site = values.site ?? VITE_SITE_URL;
  if (!site) throw new CommandError('Say which site: --site https://shop.example.');
  const app = await openShop(values.project);
  const isRequired = readEnvFile(files.functions).APP_CHECK_REQUIRED === 'true';
  const headers = isRequired ? await makeAppCheckHeader(app, VITE_FIREBASE_APP_ID ?? '') : {};
  const results = await runSmokeTest(app, { site, mail: values.mail, headers });
  for (const { name, fault } of results) console.log(fault ? `✗ ${name}: ${fault}` : `✓ ${name}`);
  return results.some(({ fault }) => fault) ? 1 : 0;
});

/** What the site's own pages get from reCAPTCHA, the project may give itself. */
async function makeAppCheckHeader(app: App, appId: string): Promise<Record<string, string>> {
  const { token } = await getAppCheck(app).createToken(appId);
  return { 'x-firebase-appcheck': token };
}
