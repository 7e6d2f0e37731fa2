import { region } from '#tools/command/addresses.ts';
import { backupBucket, findBucket } from './prepare-project.ts';
import type { Live, Step } from './steps.ts';

/** Also named in functions/src/server/environment.ts. */
export const functionsAccount = (project: string) => `shop-functions@${project}.iam.gserviceaccount.com`;

/** Secrets are granted one by one, when functions that name them are deployed. */
export const projectRoles = {
  'roles/datastore.user': 'read and write the database',
  'roles/firebaseauth.admin': 'open, change and close accounts, and see whether a session was ended',
  'roles/cloudtasks.enqueuer': 'hand mails and runs of the pages to their queues',
  'roles/run.invoker':
    'the queues and the scheduler call deliverMail, deliverCode, publishPages and sweep in its name',
  'roles/firebasehosting.admin': 'bring the pages up to what is published',
};
/** To name itself to the queue, and to sign custom tokens for recovery codes. */
const ownRoles = ['roles/iam.serviceAccountUser', 'roles/iam.serviceAccountTokenCreator'];
const bucketRole = 'roles/storage.objectUser';
/** In the bucket of backups, which it cannot read. */
const backupRole = 'roles/storage.objectCreator';

type Policy = { bindings?: { role: string; members?: string[]; condition?: object }[]; etag?: string };

export function grant(policy: Policy, member: string, roles: readonly string[]): Policy | null {
  const has = (role: string) =>
    policy.bindings?.some(
      (binding) => binding.role === role && !binding.condition && binding.members?.includes(member),
    );
  const missing = roles.filter((role) => !has(role));
  if (missing.length === 0) return null;
  const added = missing.map((role) => ({ role, members: [member] }));
  return { ...policy, bindings: [...(policy.bindings ?? []), ...added] };
}

export const serviceAccountStep: Step = {
  name: 'The functions’ own account, with the rights that they need',
  async run(live) {
    const { project, google } = live;
    const account = functionsAccount(project);
    const member = `serviceAccount:${account}`;
    const accounts = `iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
    if (!(await google.find(`${accounts}/${account}`))) {
      await google.send('POST', accounts, {
        accountId: account.split('@')[0],
        serviceAccount: { displayName: 'The shop’s functions' },
      });
    }
    await grantInProject(live, member, Object.keys(projectRoles));
    const own = `${accounts}/${account}`;
    const ownPolicy = `${own}:getIamPolicy?options.requestedPolicyVersion=3`;
    const wanted = grant((await google.find<Policy>(ownPolicy, undefined, 'POST')) ?? {}, member, ownRoles);
    if (wanted) await google.send('POST', `${own}:setIamPolicy`, { policy: wanted });
    const bucket = (await findBucket(live)) ?? `${project}.firebasestorage.app`;
    await grantAtBucket(live, bucket, member, bucketRole);
    await grantAtBucket(live, backupBucket(project), member, backupRole);
    return account;
  },
};

/** https://cloud.google.com/build/docs/cloud-build-service-account-updates */
export const buildAccountStep: Step = {
  name: 'The account that builds functions may build them',
  async run(live) {
    const { serviceAccountEmail } = await live.google.get<{ serviceAccountEmail: string }>(
      `cloudbuild.googleapis.com/v1/projects/${live.project}/locations/${region}/defaultServiceAccount`,
    );
    const account = serviceAccountEmail.split('/').at(-1);
    await grantInProject(live, `serviceAccount:${account}`, ['roles/cloudbuild.builds.builder']);
    return account;
  },
};

async function grantInProject({ project, google }: Live, member: string, roles: readonly string[]) {
  const resource = `cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const question = { options: { requestedPolicyVersion: 3 } };
  const policy = grant(
    (await google.find<Policy>(`${resource}:getIamPolicy`, question)) ?? {},
    member,
    roles,
  );
  if (policy) await google.send('POST', `${resource}:setIamPolicy`, { policy });
}

async function grantAtBucket({ google }: Live, bucket: string, member: string, role: string) {
  const address = `storage.googleapis.com/storage/v1/b/${bucket}/iam`;
  const current = await google.find<Policy>(`${address}?optionsRequestedPolicyVersion=3`);
  const wanted = grant(current ?? {}, member, [role]);
  if (wanted) await google.send('PUT', address, wanted);
}
