import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { openGoogle } from '#tools/live/google.ts';
import { startGoogle } from '#tools/live/google-stand-in.ts';
import { functionsAccount } from '#tools/live/service-account.ts';
import { type Live, runSteps, type Step } from '#tools/live/steps.ts';
import { deploySteps } from './deploy.ts';
import { goLiveSteps } from './go-live.ts';

const project = 'kowhai-shop';
const settings = {
  site: 'https://shop.kowhai.example',
  sender: 'orders@kowhai.example',
  provider: 'hello@kowhai.example',
  admin: 'first@kowhai.example',
};
const identity = `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
const billing = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
const secrets = `secretmanager.googleapis.com/v1/projects/${project}/secrets`;
const sendGridKey = `${secrets}/SENDGRID_API_KEY/versions/latest`;

/** A fresh project, and what was run and said on the way. */
async function begin() {
  const google = await startGoogle(project);
  const root = mkdtempSync(join(tmpdir(), 'go-live-'));
  for (const folder of ['functions', 'web']) mkdirSync(join(root, folder));
  onTestFinished(() => {
    google.close();
    rmSync(root, { recursive: true });
  });
  const commands: string[] = [];
  const sentences: string[] = [];
  const failing = new Set<string>();
  const live: Live = {
    project,
    settings,
    root,
    google: openGoogle({ project, getToken: async () => 'token', origin: google.origin, pauseMs: 1 }),
    log: (sentence) => sentences.push(sentence),
    async run(_, [program = '', ...args]) {
      const command = [program.replace(/^.*\//, ''), ...args].join(' ');
      commands.push(command);
      if (failing.has(command)) throw new CommandError(`${command} failed`);
    },
  };
  const start = (steps: readonly Step[] = goLiveSteps) => runSteps(steps, live);
  return { ...google, root, commands, sentences, failing, start };
}

/** What only a person can do, done. */
function doByHand({ resources }: { resources: Map<string, object> }) {
  resources.set(billing, { billingEnabled: true, billingAccountName: 'billingAccounts/A1' });
  resources.set(identity, {});
  resources.set(sendGridKey, { state: 'ENABLED' });
}

test('all that a fresh project is missing is named at once, with where to mend it, before anything is made', async () => {
  const { start, changes, commands } = await begin();
  const refusal = await start().catch((error: Error) => error.message);
  expect(refusal).toContain(`https://console.firebase.google.com/project/${project}/usage/details`);
  expect(refusal).toContain(`https://console.firebase.google.com/project/${project}/authentication`);
  expect(changes).toEqual([`POST serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`]);
  expect(commands).toEqual([]);
});

test('a project that is not there is the only thing that is named', async () => {
  const { start, resources, changes } = await begin();
  resources.delete(`firebase.googleapis.com/v1beta1/projects/${project}`);
  await expect(start()).rejects.toThrow('https://console.firebase.google.com/');
  expect(changes).toEqual([]);
});

test('a database in another region is refused, since no database can be moved', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.resources.set(database, { type: 'FIRESTORE_NATIVE', locationId: 'nam5' });
  await expect(shop.start()).rejects.toThrow('FIRESTORE_NATIVE in nam5');
  expect(shop.commands).toEqual([]);
});

test('without the SendGrid key nothing is deployed', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.resources.delete(sendGridKey);
  await expect(shop.start()).rejects.toThrow(
    `npx firebase functions:secrets:set SENDGRID_API_KEY --project ${project}`,
  );
  expect(shop.commands).toEqual([]);
});

test('rules come first, then contents, the first admin, functions, pages, and a look at the live site', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  expect(shop.commands).toEqual([
    `firebase.js deploy --only firestore,storage --project ${project}`,
    `import-catalogue.ts --project ${project}`,
    `make-admin.ts ${settings.admin} --project ${project}`,
    'build.ts site',
    'refresh-google-ranges.ts',
    'build.ts functions',
    `firebase.js deploy --only functions --project ${project}`,
    `firebase.js deploy --only hosting --project ${project}`,
    `smoke.ts --project ${project} --site ${settings.site} --mail ${settings.admin}`,
  ]);
});

test('the project can be recovered, refuses sign-up past the API, and keeps its settings in files', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  expect(shop.resources.get(database)).toMatchObject({
    locationId: 'australia-southeast1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(shop.resources.get(`${database}/backupSchedules`)).toMatchObject({ backupSchedules: [{}] });
  expect(
    shop.resources.get(`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`),
  ).toMatchObject({
    versioning: { enabled: true },
  });
  expect(shop.resources.get(identity)).toMatchObject({
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['shop.kowhai.example'],
  });
  expect(shop.resources.get('apikeys.googleapis.com/v2/browser')).toMatchObject({
    restrictions: { browserKeyRestrictions: { allowedReferrers: ['https://shop.kowhai.example/*'] } },
  });
  const functionsSettings = readFileSync(join(shop.root, `functions/.env.${project}`), 'utf8');
  expect(functionsSettings).toContain('WEB_API_KEY=functions-key\n');
  expect(functionsSettings).toContain('API_MIN_INSTANCES=1\n');
  expect(functionsSettings).toContain('PUBLISH_PAGES=on\n');
  expect(functionsSettings).toContain('SITE_ADDRESS=https://shop.kowhai.example\n');
  const siteSettings = readFileSync(join(shop.root, 'web/.env.production'), 'utf8');
  expect(siteSettings).toContain(`VITE_FIREBASE_STORAGE_BUCKET=${project}.firebasestorage.app\n`);
});

test('a second factor is offered where the project has Identity Platform, and only there required', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  expect(shop.resources.get(identity)).not.toHaveProperty('mfa');
  const file = join(shop.root, `functions/.env.${project}`);
  expect(readFileSync(file, 'utf8')).toContain('STAFF_SECOND_FACTOR=optional\n');

  writeFileSync(file, 'STAFF_SECOND_FACTOR=required\n');
  const where = `https://console.firebase.google.com/project/${project}/authentication/settings`;
  for (const steps of [goLiveSteps, deploySteps]) await expect(shop.start(steps)).rejects.toThrow(where);

  shop.resources.set(identity, { subtype: 'IDENTITY_PLATFORM' });
  await shop.start();
  expect(shop.resources.get(identity)).toMatchObject({
    mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
  });
  expect(readFileSync(file, 'utf8')).toContain('STAFF_SECOND_FACTOR=required\n');
});

test('the functions’ account gets its roles, and everybody else keeps theirs', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const policy = shop.resources.get(`cloudresourcemanager.googleapis.com/v1/projects/${project}/policy`);
  const members = [`serviceAccount:${functionsAccount(project)}`];
  expect(policy).toEqual({
    etag: 'first',
    bindings: [
      { role: 'roles/owner', members: ['user:owner@kowhai.example'] },
      { role: 'roles/datastore.user', members },
      { role: 'roles/firebaseauth.admin', members },
      { role: 'roles/cloudtasks.enqueuer', members },
      { role: 'roles/run.invoker', members },
      { role: 'roles/firebasehosting.admin', members },
    ],
  });
});

test('whoever runs the shop hears of its alerts, each with a part of the runbook, and of what it costs', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const read = (address: string, list: string) =>
    (shop.resources.get(`${address}/${list}`)?.[list] ?? []) as Record<string, never>[];
  const monitored = `monitoring.googleapis.com/v3/projects/${project}`;
  const [channel] = read(monitored, 'notificationChannels');
  expect(channel).toMatchObject({ labels: { email_address: settings.provider } });
  const policies = read(monitored, 'alertPolicies');
  const runbook = readFileSync(repositoryPath('docs/runbook.md'), 'utf8');
  expect(policies.length).toBeGreaterThan(5);
  for (const policy of policies) {
    expect(policy).toMatchObject({ enabled: true, notificationChannels: [channel?.name] });
    const [, section] = /docs\/runbook.md, “(.+)”/.exec(JSON.stringify(policy)) ?? [];
    expect(runbook).toContain(`## ${section}\n`);
  }
  expect(read(monitored, 'uptimeCheckConfigs')).toMatchObject([
    { monitoredResource: { labels: { host: 'shop.kowhai.example' } } },
    { httpCheck: { path: '/api/products' } },
  ]);
  expect(read('billingbudgets.googleapis.com/v1/billingAccounts/A1', 'budgets')).toMatchObject([
    { amount: { specifiedAmount: { units: '200' } }, budgetFilter: { projects: [`projects/${project}`] } },
  ]);
});

test('every line that an alert or a chart waits for is one that the functions log', () => {
  const files = ['metrics', 'alerts', 'dashboards'].map((name) =>
    readFileSync(repositoryPath('monitoring', `${name}.json`), 'utf8'),
  );
  const text = files.join();
  const events = new Set([...text.matchAll(/jsonPayload\.event=\\"(\w+)\\"/g)].map(([, event]) => event));
  const logged = new Set(
    globSync('functions/src/**/*.ts', { cwd: repositoryPath() })
      .flatMap((file) => [...readFileSync(repositoryPath(file), 'utf8').matchAll(/event: '(\w+)'/g)])
      .map(([, event]) => event),
  );
  expect([...events].toSorted()).toEqual([...logged].toSorted());
  const metrics = new Set([...text.matchAll(/"name": "(shop_\w+)"/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/user\/(shop_\w+)/g)].map(([, name]) => name));
  expect(used).toEqual(metrics);
});

test('run again, it makes nothing twice, and changes no secret and no setting that was chosen', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const pepper = shop.resources.get(`${secrets}/CODE_PEPPER/versions/latest`);
  const made = shop.changes.length;
  const file = join(shop.root, `functions/.env.${project}`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('API_MIN_INSTANCES=1', 'API_MIN_INSTANCES=0'));
  await shop.start();
  expect(readFileSync(file, 'utf8')).toContain('API_MIN_INSTANCES=0');
  const again = shop.changes.slice(made).filter((change) => !/^(PATCH|PUT)/.test(change));
  expect(new Set(again)).toEqual(
    new Set([
      `POST serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`,
      `POST cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`,
      `POST iam.googleapis.com/v1/projects/${project}/serviceAccounts/${functionsAccount(project)}:getIamPolicy`,
    ]),
  );
  expect(shop.resources.get(`${secrets}/CODE_PEPPER/versions/latest`)).toBe(pepper);
});

test('what fails stops it before the pages, and the next run goes through', async () => {
  const shop = await begin();
  doByHand(shop);
  const deployFunctions = `firebase.js deploy --only functions --project ${project}`;
  shop.failing.add(deployFunctions);
  await expect(shop.start()).rejects.toThrow(`The functions are deployed: ${deployFunctions} failed`);
  expect(shop.commands.at(-1)).toBe(deployFunctions);
  shop.failing.clear();
  await shop.start();
  expect(shop.commands.at(-1)).toContain('smoke.ts');
});

test('a deployment tests first, names the way back, and brings pages after functions', async () => {
  const shop = await begin();
  const releases = `firebasehosting.googleapis.com/v1beta1/sites/${project}/channels/live/releases`;
  shop.resources.set(releases, { releases: [{ version: { name: `sites/${project}/versions/abc` } }] });
  await shop.start(deploySteps);
  expect(shop.commands.map((command) => command.replace(/ --project.*/, ''))).toEqual([
    'test.ts',
    'firebase.js deploy --only firestore,storage',
    'build.ts site',
    'refresh-google-ranges.ts',
    'build.ts functions',
    'firebase.js deploy --only functions',
    'firebase.js deploy --only hosting',
    'smoke.ts',
  ]);
  expect(shop.sentences.join('\n')).toContain(
    `npx firebase hosting:clone ${project}@abc ${project}:live --project ${project}`,
  );
});

test('where a test fails, nothing is deployed', async () => {
  const shop = await begin();
  shop.failing.add('test.ts');
  await expect(shop.start(deploySteps)).rejects.toThrow('The tests pass: test.ts failed');
  expect(shop.commands).toEqual(['test.ts']);
});
