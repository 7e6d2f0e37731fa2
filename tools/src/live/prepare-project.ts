import { randomBytes } from 'node:crypto';
import { readEnvFile, region, settingsFiles, writeEnvFile } from './settings.ts';
import type { Live, Step } from './steps.ts';

const services = (...names: string[]) => names.map((name) => `${name}.googleapis.com`);

/** APIs that a project without a plan may use, and that the checks ask. */
export const freeApis = services(
  'cloudresourcemanager',
  'cloudbilling',
  'identitytoolkit',
  'securetoken',
  'firestore',
  'firebaserules',
  'firebasestorage',
  'firebasehosting',
  'apikeys',
  'iam',
);
const paidApis = services(
  'cloudfunctions',
  'cloudbuild',
  'artifactregistry',
  'run',
  'eventarc',
  'pubsub',
  'cloudtasks',
  'cloudscheduler',
  'secretmanager',
  'storage',
  'logging',
  'monitoring',
  'billingbudgets',
);

/** Turns APIs on. Google takes 20 at once, and does nothing about those that are on. */
export async function enableApis(
  { project, google }: Live,
  serviceIds: readonly string[],
): Promise<undefined> {
  await google.send('POST', `serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`, {
    serviceIds,
  });
}

export const secondFactorStep: Step = {
  name: 'A second factor for staff, by an authenticator app',
  run: prepareSecondFactor,
};

/** Makes what is missing in a project whose checks have passed. */
export const preparations: readonly Step[] = [
  { name: 'The APIs are on', run: (live) => enableApis(live, paidApis) },
  { name: 'The database, recoverable to any minute of a week and saved daily', run: prepareDatabase },
  { name: 'The bucket, where deleted files stay for 30 days', run: prepareBucket },
  { name: 'Sign-in by email and password, through the API alone', run: prepareSignIn },
  secondFactorStep,
  { name: 'The web app and its key, for the site’s address alone', run: prepareWebApp },
  { name: 'The functions’ settings', run: prepareFunctionsSettings },
  { name: 'The secret that codes are made with', run: preparePepper },
];

async function prepareDatabase({ project, google }: Live): Promise<undefined> {
  const databases = `firestore.googleapis.com/v1/projects/${project}/databases`;
  const wanted = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  };
  if (await google.find(`${databases}/(default)`)) {
    await google.send('PATCH', `${databases}/(default)?updateMask=${Object.keys(wanted).join()}`, wanted);
  } else {
    const made = { type: 'FIRESTORE_NATIVE', locationId: region, ...wanted };
    await google.send('POST', `${databases}?databaseId=(default)`, made);
  }
  const schedules = `${databases}/(default)/backupSchedules`;
  const { backupSchedules = [] } = (await google.find<{ backupSchedules?: object[] }>(schedules)) ?? {};
  if (backupSchedules.length > 0) return;
  await google.send('POST', schedules, { retention: `${7 * 24 * 60 * 60}s`, dailyRecurrence: {} });
}

/** Finds the name of the bucket that Firebase gives to every function. */
export async function findBucket({ project, google }: Live): Promise<string | undefined> {
  const found = await google.find<{ bucket: { name: string } }>(
    `firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
  );
  return found?.bucket.name.split('/').at(-1);
}

async function prepareBucket(live: Live): Promise<string> {
  const { project, google } = live;
  const defaultBucket = `firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;
  if (!(await findBucket(live))) await google.send('POST', defaultBucket, { location: region });
  const bucket = (await findBucket(live)) ?? '';
  await google.send('PATCH', `storage.googleapis.com/storage/v1/b/${bucket}`, {
    versioning: { enabled: true },
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } }] },
  });
  return bucket;
}

async function prepareSignIn({ project, google, settings }: Live): Promise<undefined> {
  const fields = [
    'signIn.email.enabled',
    'signIn.email.passwordRequired',
    'emailPrivacyConfig.enableImprovedEmailPrivacy',
    'client.permissions.disabledUserSignup',
    'client.permissions.disabledUserDeletion',
    'authorizedDomains',
  ];
  await google.send(
    'PATCH',
    `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config?updateMask=${fields.join()}`,
    {
      signIn: { email: { enabled: true, passwordRequired: true } },
      // Otherwise Google's own sign-in call tells who has an account.
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      // Both go through the shop's API, with its limits.
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      authorizedDomains: [new URL(settings.site).host],
    },
  );
}

/** Firebase Auth has it where the project is upgraded to Identity Platform, which is a click and a price list of its own. */
async function prepareSecondFactor({ project, google }: Live): Promise<string | undefined> {
  const config = `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const { subtype } = (await google.find<{ subtype?: string }>(config)) ?? {};
  if (subtype !== 'IDENTITY_PLATFORM') return 'not without Identity Platform: docs/go-live.md';
  await google.send('PATCH', `${config}?updateMask=mfa`, {
    // A code of the half minute before or after is right too: clocks differ.
    mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
  });
  return undefined;
}

type WebConfig = { apiKey: string; authDomain: string; storageBucket: string };

async function prepareWebApp(live: Live): Promise<string> {
  const { project, google, settings } = live;
  const webApps = `firebase.googleapis.com/v1beta1/projects/${project}/webApps`;
  const { apps = [] } = (await google.find<{ apps?: { appId: string }[] }>(webApps)) ?? {};
  const { appId } =
    apps[0] ?? (await google.send<{ appId: string }>('POST', webApps, { displayName: 'Shop' }));
  const config = await google.find<WebConfig>(`${webApps}/${appId}/config`);
  if (!config) throw new Error(`Firebase has no settings for its web app ${appId}.`);

  const { name } =
    (await google.find<{ name?: string }>(
      `apikeys.googleapis.com/v2/keys:lookupKey?keyString=${config.apiKey}`,
    )) ?? {};
  await google.send('PATCH', `apikeys.googleapis.com/v2/${name}?updateMask=restrictions`, {
    restrictions: {
      browserKeyRestrictions: { allowedReferrers: [`${settings.site}/*`] },
      apiTargets: services('identitytoolkit', 'securetoken', 'firestore', 'firebasestorage').map(
        (service) => ({ service }),
      ),
    },
  });
  const isChanged = writeEnvFile(settingsFiles(project, live.root).site, {
    VITE_SITE_URL: settings.site,
    VITE_FIREBASE_API_KEY: config.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_APP_ID: appId,
    VITE_FIREBASE_STORAGE_BUCKET: (await findBucket(live)) ?? config.storageBucket,
  });
  return isChanged ? 'web/.env.production is written; commit it' : 'as before';
}

/** The functions' own key: the browser's is refused where no browser says which page it is on. */
async function prepareFunctionsSettings({ project, google, settings, root }: Live): Promise<string> {
  const keys = `apikeys.googleapis.com/v2/projects/${project}/locations/global/keys`;
  if (!(await google.find(`${keys}/shop-functions`))) {
    await google.send('POST', `${keys}?keyId=shop-functions`, {
      displayName: 'Shop functions',
      restrictions: { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] },
    });
  }
  const key = await google.find<{ keyString: string }>(`${keys}/shop-functions/keyString`);
  const file = settingsFiles(project, root).functions;
  const {
    RATE_LIMIT_SCALE = '1',
    API_MIN_INSTANCES = '1',
    STAFF_SECOND_FACTOR = 'optional',
    PUBLISH_PAGES = 'on',
    APP_CHECK_REQUIRED = 'false',
  } = readEnvFile(file);
  const isChanged = writeEnvFile(file, {
    // What is not written down, the Firebase CLI asks for at each deployment.
    RATE_LIMIT_SCALE,
    API_MIN_INSTANCES,
    PUBLISH_PAGES,
    APP_CHECK_REQUIRED,
    STAFF_SECOND_FACTOR,
    SENDER_ADDRESS: settings.sender,
    PROVIDER_ADDRESS: settings.provider,
    SITE_ADDRESS: settings.site,
    WEB_API_KEY: key?.keyString ?? '',
  });
  return isChanged ? `functions/.env.${project} is written; commit it` : 'as before';
}

async function preparePepper({ project, google }: Live): Promise<string> {
  const secrets = `secretmanager.googleapis.com/v1/projects/${project}/secrets`;
  if (await google.find(`${secrets}/CODE_PEPPER/versions/latest`)) return 'there already';
  if (!(await google.find(`${secrets}/CODE_PEPPER`))) {
    await google.send('POST', `${secrets}?secretId=CODE_PEPPER`, { replication: { automatic: {} } });
  }
  const data = Buffer.from(randomBytes(32).toString('base64url')).toString('base64');
  await google.send('POST', `${secrets}/CODE_PEPPER:addVersion`, { payload: { data } });
  return 'made';
}
