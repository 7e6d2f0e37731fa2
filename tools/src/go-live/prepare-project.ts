import { isDeepStrictEqual } from 'node:util';
import { maxPasswordLength, minPasswordLength } from '@kowhai/domain/people/user';
import { region } from '#tools/command/addresses.ts';
import { writeSettings } from './settings.ts';
import type { Live, Step } from './steps.ts';

export const services = (names: string) => names.split(' ').map((name) => `${name}.googleapis.com`);

/** APIs that a project without a plan may use, and that the checks call. */
export const freeApis = services(
  'cloudresourcemanager cloudbilling identitytoolkit securetoken firestore firebaserules firebasestorage ' +
    'firebasehosting firebaseappcheck apikeys iam',
);
const paidApis = services(
  'cloudfunctions cloudbuild artifactregistry run eventarc pubsub cloudtasks cloudscheduler secretmanager ' +
    'storage logging monitoring billingbudgets',
);

export const union = <T>(...lists: readonly (readonly T[] | undefined)[]): T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

export async function enableApis(
  { project, google }: Live,
  serviceIds: readonly string[],
): Promise<undefined> {
  await google.send('POST', `serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`, {
    serviceIds,
  });
}

export const apisStep: Step = { name: 'The APIs are on', run: (live) => enableApis(live, paidApis) };

export const identityPlatformStep: Step = {
  name: 'What Identity Platform adds: a second factor for staff, and no mails past the shop',
  run: prepareIdentityPlatform,
};

export const preparations: readonly Step[] = [
  apisStep,
  {
    name: 'The database, recoverable to any minute of a week, with copies of 14 weeks',
    run: prepareDatabase,
  },
  { name: 'The bucket, where deleted files stay for 30 days', run: prepareBucket },
  { name: 'The bucket of copies of the accounts', run: prepareBackupBucket },
  { name: 'Sign-in by email and password, through the API alone', run: prepareSignIn },
  identityPlatformStep,
];

/** Google's longest: https://cloud.google.com/firestore/docs/backups */
const copyDays = 14 * 7;
const days = (count: number) => `${count * 24 * 60 * 60}s`;
const schedules = {
  dailyRecurrence: { retention: days(7), dailyRecurrence: {} },
  weeklyRecurrence: { retention: days(copyDays), weeklyRecurrence: { day: 'SUNDAY' } },
};

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
  const collection = `${databases}/(default)/backupSchedules`;
  const { backupSchedules = [] } = (await google.find<{ backupSchedules?: object[] }>(collection)) ?? {};
  for (const [kind, schedule] of Object.entries(schedules)) {
    if (!backupSchedules.some((known) => kind in known)) await google.send('POST', collection, schedule);
  }
}

const defaultBucket = (project: string) =>
  `firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;

export async function findBucket({ project, google }: Live): Promise<string | undefined> {
  const found = await google.find<{ bucket: { name: string } }>(defaultBucket(project));
  return found?.bucket.name.split('/').at(-1);
}

const deleteAfter = (condition: object) => ({ action: { type: 'Delete' }, condition });

async function prepareBucket(live: Live): Promise<string> {
  const { project, google } = live;
  if (!(await findBucket(live))) await google.send('POST', defaultBucket(project), { location: region });
  const name = (await findBucket(live)) ?? `${project}.firebasestorage.app`;
  const address = `storage.googleapis.com/storage/v1/b/${name}`;
  const ours = deleteAfter({ daysSinceNoncurrentTime: 30 });
  const found = await google.find<{ lifecycle?: { rule?: object[] } }>(address);
  const others = found?.lifecycle?.rule?.filter((known) => !isDeepStrictEqual(known, ours)) ?? [];
  await google.send('PATCH', address, {
    versioning: { enabled: true },
    lifecycle: { rule: [...others, ours] },
  });
  return name;
}

/** Also named in functions/src/firebase/back-up-accounts.ts. */
export const backupBucket = (project: string) => `${project}-backups`;

async function prepareBackupBucket({ project, google }: Live): Promise<string> {
  const name = backupBucket(project);
  const buckets = 'storage.googleapis.com/storage/v1/b';
  if (await google.find(`${buckets}/${name}`)) return 'there already';
  await google.send('POST', `${buckets}?project=${project}`, {
    name,
    location: region,
    iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: 'enforced' },
    lifecycle: { rule: [deleteAfter({ age: copyDays })] },
  });
  return name;
}

export const signInConfig = (project: string) =>
  `identitytoolkit.googleapis.com/v2/projects/${project}/config`;

type SignInConfig = {
  subtype?: string;
  authorizedDomains?: string[];
  mfa?: { providerConfigs?: { totpProviderConfig?: object }[] };
};

async function prepareSignIn({ project, google, settings }: Live): Promise<undefined> {
  const { authorizedDomains } = (await google.find<SignInConfig>(signInConfig(project))) ?? {};
  const fields = [
    ...['signIn.email.enabled', 'signIn.email.passwordRequired', 'authorizedDomains'],
    ...['client.permissions.disabledUserSignup', 'client.permissions.disabledUserDeletion'],
    ...['emailPrivacyConfig.enableImprovedEmailPrivacy', 'passwordPolicyConfig'],
  ];
  await google.send('PATCH', `${signInConfig(project)}?updateMask=${fields.join()}`, {
    signIn: { email: { enabled: true, passwordRequired: true } },
    // Otherwise Google's own sign-in call reveals who has an account.
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    // Browsers sign in at Google, whose own call would take a password of six characters.
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [
        {
          customStrengthOptions: {
            minPasswordLength,
            maxPasswordLength,
          },
        },
      ],
    },
    // Both go through the shop's API, with its limits.
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    // Google's default is localhost, which a live shop does not need.
    authorizedDomains: union(authorizedDomains, [new URL(settings.site).host]).filter(
      (domain) => domain !== 'localhost',
    ),
  });
}

/** Available where the project is upgraded, which takes a click and has prices of its own. */
async function prepareIdentityPlatform(live: Live): Promise<string | undefined> {
  const { project, google } = live;
  const { subtype, mfa } = (await google.find<SignInConfig>(signInConfig(project))) ?? {};
  const hasIt = subtype === 'IDENTITY_PLATFORM';
  writeSettings(live, 'functions', { IDENTITY_PLATFORM: hasIt ? 'on' : 'off' });
  if (!hasIt) return 'nothing, as the project does not have it: docs/go-live.md';
  const others = mfa?.providerConfigs?.filter(({ totpProviderConfig }) => !totpProviderConfig) ?? [];
  // Codes of the half minute before or after are accepted too, as clocks differ.
  const ours = { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } };
  await google.send('PATCH', `${signInConfig(project)}?updateMask=mfa.providerConfigs`, {
    mfa: { providerConfigs: [...others, ours] },
  });
  return undefined;
}
