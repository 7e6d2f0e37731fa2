import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { deploySteps } from '@kowhai/tools/deploy';
import { goLiveSteps } from '@kowhai/tools/go-live';
import { functionsAccount } from '@kowhai/tools/go-live/service-account';
import { expect, it } from 'vitest';
import {
  begin,
  browserKey,
  database,
  doByHand,
  identity,
  project,
  sendGridKey,
  settings,
} from './project.ts';

it('all that a fresh project is missing is named at once, with where to mend it, before anything is made', async () => {
  const { start, listChanges, commands } = await begin();
  const refusal = await start().catch((error: Error) => error.message);
  expect(refusal).toContain(`https://console.firebase.google.com/project/${project}/usage/details`);
  expect(refusal).toContain(`https://console.firebase.google.com/project/${project}/authentication`);
  expect(listChanges()).toEqual([
    `POST serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`,
  ]);
  expect(commands).toEqual([]);
});

it('a project that is not there is the only thing that is named', async () => {
  const { start, resources, listChanges } = await begin();
  resources.delete(`firebase.googleapis.com/v1beta1/projects/${project}`);
  await expect(start()).rejects.toThrow('https://console.firebase.google.com/');
  expect(listChanges()).toEqual([]);
});

it('a database in another region is refused, since no database can be moved', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.resources.set(database, { type: 'FIRESTORE_NATIVE', locationId: 'nam5' });
  await expect(shop.start()).rejects.toThrow('FIRESTORE_NATIVE in nam5');
  expect(shop.commands).toEqual([]);
});

it('without the SendGrid key nothing is deployed', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.resources.delete(sendGridKey);
  await expect(shop.start()).rejects.toThrow(
    `npx firebase functions:secrets:set SENDGRID_API_KEY --project ${project}`,
  );
  expect(shop.commands).toEqual([]);
});

it('rules come first, then contents, the first admin, functions, pages, and a look at the live site', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  expect(shop.commands).toEqual([
    `firebase.js deploy --only firestore,storage --project ${project}`,
    `import-catalogue.ts --project ${project}`,
    `make-admin.ts ${settings.admin} --project ${project}`,
    `build.ts site --project ${project}`,
    'refresh-google-ranges.ts',
    'build.ts functions',
    `firebase.js deploy --only functions --project ${project}`,
    `firebase.js deploy --only hosting --project ${project}`,
    `smoke.ts --project ${project} --site ${settings.site} --mail ${settings.admin}`,
  ]);
});

it('the project can be recovered, refuses sign-up past the API, and keeps its settings in files', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  expect(shop.resources.get(database)).toMatchObject({
    locationId: 'australia-southeast1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  const copies = [...shop.resources].filter(([address]) =>
    address.startsWith(`${database}/backupSchedules/`),
  );
  expect(copies.map(([, { retention }]) => retention)).toEqual(['604800s', '8467200s']);
  expect(
    shop.resources.get(`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`),
  ).toMatchObject({
    versioning: { enabled: true },
  });
  expect(shop.resources.get(identity)).toMatchObject({
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 128 } }],
    },
    authorizedDomains: ['shop.kowhai.example'],
  });
  expect(shop.resources.get(browserKey)).toMatchObject({
    restrictions: { browserKeyRestrictions: { allowedReferrers: ['https://shop.kowhai.example/*'] } },
  });
  const functionsSettings = readFileSync(join(shop.root, `functions/.env.${project}`), 'utf8');
  expect(functionsSettings).toMatch(/WEB_API_KEY=shop-functions-\d{14}-key\n/);
  expect(functionsSettings).toContain('API_MIN_INSTANCES=1\n');
  expect(functionsSettings).toContain('PUBLISH_PAGES=on\n');
  expect(functionsSettings).toContain('SITE_ADDRESS=https://shop.kowhai.example\n');
  const siteSettings = readFileSync(join(shop.root, 'web/.env.production'), 'utf8');
  expect(siteSettings).toContain(`VITE_FIREBASE_STORAGE_BUCKET=${project}.firebasestorage.app\n`);
});

it('a second factor is offered where the project has Identity Platform, and only there required', async () => {
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

it('the functions’ account gets its roles, and everybody else keeps theirs', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const policy = shop.resources.get(`cloudresourcemanager.googleapis.com/v1/projects/${project}:policy`);
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
      {
        role: 'roles/cloudbuild.builds.builder',
        members: ['serviceAccount:1-compute@developer.gserviceaccount.com'],
      },
    ],
  });
});

it.each([
  [
    'rights',
    /:testIamPermissions/,
    { permissions: ['firebase.projects.update'] },
    'ask an owner of kowhai-shop for the role Owner',
  ],
  [
    'the organisation’s leave',
    /:getEffectiveOrgPolicy/,
    { listPolicy: { allowedValues: ['C0123'] } },
    'ask its Organization Policy Administrator to allow all',
  ],
])('without %s nothing is made, and it is said whom to ask', async (_, address, answer, sentence) => {
  const shop = await begin();
  doByHand(shop);
  shop.google.onAnswer = (request) => (address.test(request.address) ? answer : undefined);
  await expect(shop.start()).rejects.toThrow(sentence);
  expect(shop.listChanges()).toHaveLength(1);
});

it('what fails stops it before the pages, and the next run goes through', async () => {
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

it('a deployment names the way back, runs no tests beside someone’s credentials, and brings pages after functions', async () => {
  const shop = await begin();
  const releases = `firebasehosting.googleapis.com/v1beta1/sites/${project}/channels/live/releases`;
  shop.resources.set(releases, { releases: [{ version: { name: `sites/${project}/versions/abc` } }] });
  await shop.start(deploySteps);
  expect(shop.commands.map((command) => command.replace(/ --project.*/, ''))).toEqual([
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

it('the site promises https for its own host alone: what reaches further is the last step of the guide', () => {
  const text = readFileSync(repositoryPath('firebase.json'), 'utf8');
  expect(/"Strict-Transport-Security", "value": "([^"]+)"/.exec(text)?.[1]).toBe('max-age=63072000');
  expect(readFileSync(repositoryPath('docs/go-live.md'), 'utf8')).toContain('includeSubDomains; preload');
});
