/** npm run smoke -- --project <id> [--site https://shop.example] [--mail <an admin's address>] */
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { openGoogle } from '#tools/go-live/google.ts';
import { chooseProject, findCredentials, openShop } from '#tools/go-live/open-live.ts';
import { readEnvFile, settingsFiles } from '#tools/go-live/settings.ts';
import { runSmokeTest } from '#tools/go-live/smoke-test.ts';

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { site: text, project: text, mail: text } });
  const project = chooseProject(values.project);
  const files = settingsFiles(project);
  const { VITE_SITE_URL, VITE_FIREBASE_APP_ID = '', VITE_FIREBASE_API_KEY = '' } = readEnvFile(files.site);
  const site = values.site ?? VITE_SITE_URL;
  if (!site) throw new CommandError('Name the site: --site https://shop.example.');
  const app = await openShop(values.project);
  const isRequired = readEnvFile(files.functions).APP_CHECK_REQUIRED === 'true';
  const results = await runSmokeTest(app, {
    site,
    mail: values.mail,
    askPasswordPolicy: () => askGoogle(site, `${passwordPolicy}?key=${VITE_FIREBASE_API_KEY}`),
    countUnknownFrontEnds: () => countEvents(project, 'unknownFrontEnd'),
    ...(isRequired && {
      appCheck: await makeAppCheckHeader(app, VITE_FIREBASE_APP_ID),
      askBare: () => askBare(project, site, VITE_FIREBASE_API_KEY),
    }),
  });
  for (const { name, fault, notLooked } of results) {
    if (notLooked) console.log(`– ${name}: not looked at, because ${notLooked}`);
    else console.log(fault ? `✗ ${name}: ${fault}` : `✓ ${name}`);
  }
  return results.some(({ fault }) => fault) ? 1 : 0;
});

/** A token that pages get from reCAPTCHA and a service account may create; a person has no key to sign it. */
async function makeAppCheckHeader(app: App, appId: string) {
  try {
    const { token } = await getAppCheck(app).createToken(appId);
    return { headers: { 'x-firebase-appcheck': token } };
  } catch (error) {
    const words = error instanceof Error ? error.message : error;
    return {
      missing: `you are signed in as a person, and only a service account can make an App Check token (${words})`,
    };
  }
}

const passwordPolicy = 'identitytoolkit.googleapis.com/v2/passwordPolicy';

function askGoogle(site: string, address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`https://${address}`, { ...options, headers: { referer: `${site}/` } });
}

function askBare(project: string, site: string, key: string): Promise<Response> {
  const structuredQuery = { from: [{ collectionId: 'products' }], limit: 1 };
  return askGoogle(
    site,
    `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents:runQuery?key=${key}`,
    { method: 'POST', body: JSON.stringify({ structuredQuery }) },
  );
}

async function countEvents(project: string, event: string): Promise<number> {
  const google = openGoogle({ project, auth: await findCredentials() });
  const since = new Date(Date.now() - 60 * 60_000).toISOString();
  const found = await google.find<{ entries?: object[] }>('logging.googleapis.com/v2/entries:list', {
    resourceNames: [`projects/${project}`],
    filter: `resource.type="cloud_run_revision" AND jsonPayload.event="${event}" AND timestamp>="${since}"`,
    pageSize: 10,
  });
  return found?.entries?.length ?? 0;
}
