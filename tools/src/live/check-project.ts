import { CommandError } from '#tools/command/command-error.ts';
import { enableApis, freeApis } from './prepare-project.ts';
import { readEnvFile, region, settingsFiles } from './settings.ts';
import type { Live, Step } from './steps.ts';

const consolePage = (project: string, page: string) =>
  `https://console.firebase.google.com/project/${project}/${page}`;

export const secondFactorCheck: Step = {
  name: 'A second factor can be required',
  isCheck: true,
  run: checkSecondFactor,
};

/** Finds the project and what only a person can do in the console. Each says where. */
export const projectChecks: readonly Step[] = [
  {
    name: 'The project is there',
    isCheck: true,
    async run({ project, google }) {
      const found = await google.find(`firebase.googleapis.com/v1beta1/projects/${project}`);
      if (found) return;
      throw new CommandError(
        `There is no Firebase project "${project}" for this account: create it at https://console.firebase.google.com/, or add Firebase to it with "npx firebase projects:addfirebase ${project}".`,
      );
    },
  },
  { name: 'What is needed to look around', run: (live) => enableApis(live, freeApis) },
  { name: 'The Blaze plan', isCheck: true, run: checkPlan },
  { name: 'Sign-in is set up', isCheck: true, run: checkSignIn },
  secondFactorCheck,
  { name: 'The database’s region', isCheck: true, run: checkDatabaseRegion },
  { name: 'The files’ region', isCheck: true, run: checkBucketRegion },
];

async function checkPlan({ project, google }: Live) {
  const billing = await google.find<{ billingEnabled?: boolean }>(
    `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  if (billing?.billingEnabled) return undefined;
  throw new CommandError(
    `Functions need the Blaze plan: choose it at ${consolePage(project, 'usage/details')}, and go on; this command sets a budget.`,
  );
}

async function checkSignIn({ project, google }: Live) {
  if (await google.find(`identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`))
    return undefined;
  throw new CommandError(
    `Nobody can sign in yet: press "Get started" at ${consolePage(project, 'authentication')}. What is set there, this command sets.`,
  );
}

/** Staff who need what they cannot turn on would all be locked out. */
async function checkSecondFactor({ project, google, root }: Live) {
  if (readEnvFile(settingsFiles(project, root).functions).STAFF_SECOND_FACTOR !== 'required') {
    return 'not asked for';
  }
  const config = await google.find<{ subtype?: string }>(
    `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  );
  if (config?.subtype === 'IDENTITY_PLATFORM') return undefined;
  throw new CommandError(
    `STAFF_SECOND_FACTOR=required needs Identity Platform: choose "Upgrade" at ${consolePage(project, 'authentication/settings')}, or set it to optional.`,
  );
}

async function checkDatabaseRegion({ project, google }: Live) {
  const database = await google.find<{ locationId: string; type: string }>(
    `firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  );
  if (!database) return 'none yet';
  if (database.locationId === region && database.type === 'FIRESTORE_NATIVE') return region;
  throw new CommandError(
    `The Firestore database is of the kind ${database.type} in ${database.locationId}, and neither can be changed: take a new project, or delete the database if it is empty (npx firebase firestore:databases:delete "(default)" --project ${project}).`,
  );
}

async function checkBucketRegion({ project, google }: Live) {
  const bucket = await google.find<{ location: string }>(
    `firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
  );
  if (!bucket) return 'none yet';
  if (bucket.location.toLowerCase() === region) return region;
  throw new CommandError(
    `The default bucket is in ${bucket.location}, and that cannot be changed: take a new project, so that files lie in ${region} with the rest.`,
  );
}

/** The one secret that is somebody else's to give. */
export const secretCheck: Step = {
  name: 'The SendGrid key',
  isCheck: true,
  async run({ project, google, settings }) {
    const version = await google.find<{ state: string }>(
      `secretmanager.googleapis.com/v1/projects/${project}/secrets/SENDGRID_API_KEY/versions/latest`,
    );
    if (version?.state === 'ENABLED') return;
    throw new CommandError(
      `The SendGrid key is missing: make one that may only send mail at https://app.sendgrid.com/settings/api_keys, verify ${settings.sender} at https://app.sendgrid.com/settings/sender_auth, and store the key with "npx firebase functions:secrets:set SENDGRID_API_KEY --project ${project}".`,
    );
  },
};
