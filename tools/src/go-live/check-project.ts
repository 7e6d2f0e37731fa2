import { mailAccount } from '@kowhai/functions/server/mail-account';
import { region } from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { GoogleRefusal } from './google.ts';
import { enableApis, freeApis, signInConfig } from './prepare-project.ts';
import { readEnvFile, settingsFiles } from './settings.ts';
import type { Live, Step } from './steps.ts';

const consolePage = (project: string, page: string) =>
  `https://console.firebase.google.com/project/${project}/${page}`;
const projectResource = (project: string) => `cloudresourcemanager.googleapis.com/v1/projects/${project}`;

const check = (name: string, run: Step['run']): Step => ({ name, isCheck: true, run });

/** Staff would all be locked out if they had to use what they cannot enrol. */
export const secondFactorCheck = check('A second factor can be required', checkSecondFactor);

export const projectChecks: readonly Step[] = [
  check('The project is there', checkProject),
  { name: 'What is needed to look around', run: (live) => enableApis(live, freeApis) },
  check('Your rights in the project', checkRights),
  check('The organisation lets the world in', checkOrganisation),
  check('The Blaze plan', checkPlan),
  check('Your right to set a budget', checkBudgetRight),
  check('Sign-in is set up', checkSignIn),
  secondFactorCheck,
  check('The database’s region', checkDatabaseRegion),
  check('The files’ region', checkBucketRegion),
];

export const secretCheck = check(`The ${mailAccount.provider} key`, checkMailKey);

async function checkProject({ project, google }: Live) {
  if (await google.find(`firebase.googleapis.com/v1beta1/projects/${project}`)) return undefined;
  throw new CommandError(
    `There is no Firebase project "${project}" for this account: create it at https://console.firebase.google.com/, or add Firebase to it with "npx firebase projects:addfirebase ${project}".`,
  );
}

/** One permission for each kind of resource; an Owner has them all. */
export const neededRights = [
  ...['apikeys.keys.create', 'cloudfunctions.functions.create', 'datastore.databases.create'],
  ...['firebase.projects.update', 'firebaseauth.configs.update', 'iam.serviceAccounts.create'],
  ...['logging.logMetrics.create', 'monitoring.alertPolicies.create', 'run.services.setIamPolicy'],
  ...['secretmanager.secrets.create', 'serviceusage.services.enable', 'storage.buckets.create'],
  // Also for the account that builds functions: newer projects give it none.
  'resourcemanager.projects.setIamPolicy',
];

async function findMissingRights({ google }: Live, resource: string, permissions: readonly string[]) {
  const { permissions: held = [] } =
    (await google.find<{ permissions?: string[] }>(`${resource}:testIamPermissions`, { permissions })) ?? {};
  return permissions.filter((permission) => !held.includes(permission));
}

async function checkRights(live: Live) {
  const missing = await findMissingRights(live, projectResource(live.project), neededRights);
  if (missing.length === 0) return undefined;
  throw new CommandError(
    `You may not ${missing.join(', ')}: ask an owner of ${live.project} for the role Owner (roles/owner), at https://console.cloud.google.com/iam-admin/iam?project=${live.project}, at least for today.`,
  );
}

/** Visitors call functions as allUsers, which some organisations forbid. */
async function checkOrganisation({ project, google }: Live) {
  const constraint = 'constraints/iam.allowedPolicyMemberDomains';
  try {
    const policy = await google.find<{ listPolicy?: { allowedValues?: string[]; allValues?: string } }>(
      `${projectResource(project)}:getEffectiveOrgPolicy`,
      { constraint },
    );
    const { allowedValues = [], allValues } = policy?.listPolicy ?? {};
    if (allowedValues.length === 0 && allValues !== 'DENY') return undefined;
  } catch (error) {
    if (!(error instanceof GoogleRefusal && error.status === 403)) throw error;
    return `you may not look; should the deployment refuse allUsers, ask about ${constraint}`;
  }
  throw new CommandError(
    `The organisation forbids allUsers, whom the site’s visitors call functions as: ask its Organization Policy Administrator to allow all in "Domain restricted sharing" (${constraint}) for ${project}, at https://console.cloud.google.com/iam-admin/orgpolicies?project=${project}.`,
  );
}

const findBilling = ({ project, google }: Live) =>
  google.find<{ billingEnabled?: boolean; billingAccountName?: string }>(
    `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );

async function checkPlan(live: Live) {
  if ((await findBilling(live))?.billingEnabled) return undefined;
  throw new CommandError(
    `Functions need the Blaze plan: choose it at ${consolePage(live.project, 'usage/details')}, and go on; this command sets a budget.`,
  );
}

export const budgetRights = ['billing.budgets.create', 'billing.budgets.list', 'billing.budgets.update'];

async function checkBudgetRight(live: Live) {
  const account = (await findBilling(live))?.billingAccountName;
  if (!account) return 'later';
  const address = `cloudbilling.googleapis.com/v1/${account}`;
  const missing = await findMissingRights(live, address, budgetRights).catch((error: unknown) => {
    if (error instanceof GoogleRefusal && error.status === 403) return budgetRights;
    throw error;
  });
  if (missing.length === 0) return undefined;
  return `none, so there will be no budget: ask an administrator of ${account} for the role Billing Account Costs Manager (roles/billing.costsManager), then run npm run monitoring`;
}

async function checkSignIn({ project, google }: Live) {
  if (await google.find(signInConfig(project))) return undefined;
  throw new CommandError(
    `Nobody can sign in yet: press "Get started" at ${consolePage(project, 'authentication')}. What is set there, this command sets.`,
  );
}

async function checkSecondFactor({ project, google, root }: Live) {
  if (readEnvFile(settingsFiles(project, root).functions).STAFF_SECOND_FACTOR !== 'required')
    return 'not asked for';
  const config = await google.find<{ subtype?: string }>(signInConfig(project));
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

async function checkMailKey({ project, google, settings }: Live) {
  const version = await google.find<{ state: string }>(
    `secretmanager.googleapis.com/v1/projects/${project}/secrets/${mailAccount.secret}/versions/latest`,
  );
  if (version?.state === 'ENABLED') return undefined;
  throw new CommandError(
    `The ${mailAccount.provider} key is missing: make one that may only send mail at ${mailAccount.keysAt}, verify ${settings.sender} at ${mailAccount.sendersAt}, and store the key with "npx firebase functions:secrets:set ${mailAccount.secret} --project ${project}".`,
  );
}
