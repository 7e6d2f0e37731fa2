import { deploySteps } from '@kowhai/tools/deploy';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFaults } from '#tests/support/google/definitions.ts';
import type { SentRequest } from '#tests/support/google/request.ts';
import { begin, doByHand, identity, project, settings } from './project.ts';

/** What someone changed in the console. */
const byHand: Record<string, object> = {
  metrics: { filter: 'severity=ERROR' },
  alertPolicies: { enabled: false },
  notificationChannels: { enabled: false },
  uptimeCheckConfigs: { timeout: '20s' },
  dashboards: { etag: 'of Google’s', gridLayout: {} },
  budgets: { amount: {} },
};
const watched = new RegExp(`/(${Object.keys(byHand).join('|')})/[^/]+$`);

/** A first day, a second run after everything was changed by hand, a new key, another budget and address, and a deployment. */
async function collectRequests(): Promise<readonly SentRequest[]> {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  shop.resources.set(identity, { subtype: 'IDENTITY_PLATFORM' });
  for (const [address, thing] of shop.resources) {
    const [, list = ''] = watched.exec(address) ?? [];
    if (list) shop.resources.set(address, { ...thing, ...byHand[list] });
  }
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  shop.live.settings = { ...settings, isNewKey: true, alerts: 'night@kowhai.example', budget: '300' };
  await shop.start();
  const releases = `firebasehosting.googleapis.com/v1beta1/sites/${project}/channels/live/releases`;
  shop.resources.set(releases, { releases: [{ version: { name: `sites/${project}/versions/abc` } }] });
  await shop.start(deploySteps);
  return shop.google.requests;
}

it('every request is one that Google’s own definitions know', async () => {
  const requests = await collectRequests();
  const faults = requests.flatMap((request) =>
    findFaults(request).map((fault) => `${request.method} ${request.address}: ${fault}`),
  );
  expect([...new Set(faults)]).toEqual([]);
  const kinds = new Set(requests.map(({ method, address }) => `${method} ${address.replace(/\?.*/, '')}`));
  expect(requests.length).toBeGreaterThan(150);
  expect(kinds.size).toBeGreaterThan(60);
});

const policy = { displayName: 'A', combiner: 'OR', conditions: [] };
const accounts = `iam.googleapis.com/v1/projects/${project}/serviceAccounts`;

it.each<[string, SentRequest]>([
  [
    'an unknown field',
    {
      method: 'POST',
      address: 'monitoring.googleapis.com/v3/projects/p/alertPolicies',
      body: { ...policy, colour: 'red' },
    },
  ],
  [
    'an unknown word',
    {
      method: 'POST',
      address: 'monitoring.googleapis.com/v3/projects/p/alertPolicies',
      body: { ...policy, combiner: 'XOR' },
    },
  ],
  [
    'an unknown path',
    { method: 'POST', address: 'monitoring.googleapis.com/v3/projects/p/alertPolicy', body: policy },
  ],
  [
    'a mask of no field',
    {
      method: 'PATCH',
      address: 'monitoring.googleapis.com/v3/projects/p/alertPolicies/1?updateMask=colour',
      body: policy,
    },
  ],
  [
    'a body where none belongs',
    { method: 'POST', address: `${accounts}/a@b.c:getIamPolicy`, body: { options: {} } },
  ],
  [
    'an unknown parameter',
    { method: 'POST', address: `${accounts}/a@b.c:getIamPolicy?requestedPolicyVersion=3` },
  ],
  [
    'an unknown field of a generated client',
    { method: 'POST', address: accounts, body: { accountId: 'a', colour: 'red' } },
  ],
  [
    'a word that the API’s document lacks',
    {
      method: 'PATCH',
      address: 'identitytoolkit.googleapis.com/v2/projects/p/config?updateMask=mfa.providerConfigs',
      body: { mfa: { providerConfigs: [{ state: 'ON' }] } },
    },
  ],
  ['an API that is defined nowhere', { method: 'GET', address: 'unknown.googleapis.com/v1/things' }],
])('%s is found', (_, request) => {
  expect(findFaults(request)).not.toEqual([]);
});

it('what the smoke test asks the log is known as well', () => {
  const body = { resourceNames: ['projects/p'], filter: 'severity=ERROR', pageSize: 10 };
  expect(findFaults({ method: 'POST', address: 'logging.googleapis.com/v2/entries:list', body })).toEqual([]);
});
