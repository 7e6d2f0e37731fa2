import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goLiveSteps } from '@kowhai/tools/go-live';
import { openDryLive } from '@kowhai/tools/go-live/open-live';
import { runSteps } from '@kowhai/tools/go-live/steps';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFaults } from '#tests/support/google/definitions.ts';
import { begin, browserKey, doByHand, identity, project, settings } from './project.ts';

it('run again, it makes nothing twice, and loses nothing that a person has set by hand', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.resources.set(identity, { subtype: 'IDENTITY_PLATFORM' });
  await shop.start();
  const file = join(shop.root, `functions/.env.${project}`);
  /** Adds to the lists that a thing has. */
  const add = (address: string, path: string, ...added: unknown[]) => {
    const thing = structuredClone(shop.resources.get(address) ?? {});
    const list = path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], thing);
    (list as unknown[]).push(...added);
    shop.resources.set(address, thing);
  };
  const bucket = `storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`;
  const policy = `monitoring.googleapis.com/v3/projects/${project}/alertPolicies`;
  const [policyAt = ''] = [...shop.resources.keys()].filter((address) => address.startsWith(`${policy}/`));
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('API_MIN_INSTANCES=1', 'API_MIN_INSTANCES=0')
      .replace('APP_CHECK_REQUIRED=false', 'APP_CHECK_REQUIRED=true'),
  );
  add(browserKey, 'restrictions.apiTargets', { service: 'maps.googleapis.com' });
  add(browserKey, 'restrictions.browserKeyRestrictions.allowedReferrers', 'https://preview.kowhai.example/*');
  add(identity, 'authorizedDomains', 'preview.kowhai.example');
  add(identity, 'mfa.providerConfigs', { state: 'DISABLED' });
  add(bucket, 'lifecycle.rule', { action: { type: 'Delete' }, condition: { age: 900 } });
  add(policyAt, 'notificationChannels', `projects/${project}/notificationChannels/by-hand`);
  const before = structuredClone(shop.resources);
  const made = shop.listChanges().length;
  const settingsBefore = readFileSync(file, 'utf8');
  await shop.start();

  expect(readFileSync(file, 'utf8')).toBe(settingsBefore);
  const again = shop
    .listChanges()
    .slice(made)
    .filter((line) => !/^(PATCH|PUT)/.test(line));
  expect(new Set(again)).toEqual(
    new Set([`POST serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`]),
  );
  const lost = [...before].filter(([address, thing]) => !includes(shop.resources.get(address), thing));
  expect(lost.map(([address]) => address)).toEqual([]);
  expect(JSON.stringify(shop.resources.get(browserKey))).toContain('firebaseappcheck.googleapis.com');
});

/** Lists may have another order. */
function includes(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((one) => whole.some((candidate) => includes(candidate, one)));
  if (typeof part !== 'object' || part === null) return whole === part;
  return Object.entries(part).every(([name, content]) =>
    includes((whole as Record<string, unknown> | undefined)?.[name], content),
  );
}

it('a leaked key of the functions is replaced by a new one before it goes, and a deleted one is not taken for it', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const keys = () =>
    [...shop.resources].filter(([at]) => /\/keys\/shop-functions-\d+$/.test(at)).map(([, key]) => key);
  const file = join(shop.root, `functions/.env.${project}`);
  const readKey = () => /WEB_API_KEY=(.*)/.exec(readFileSync(file, 'utf8'))?.[1];
  const leaked = readKey();
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  shop.live.settings = { ...settings, isNewKey: true };
  const ranBefore = shop.commands.length;
  let hasDeployed: boolean | undefined;
  shop.google.onRequest = ({ method, address }) => {
    if (method === 'DELETE' && address.includes('/keys/'))
      hasDeployed = shop.commands
        .slice(ranBefore)
        .some((command) => command.includes('deploy --only functions'));
    return undefined;
  };
  await shop.start();
  expect(hasDeployed).toBe(true);
  expect(readKey()).not.toBe(leaked);
  expect(keys().map(({ deleteTime }) => deleteTime !== undefined)).toEqual([true, false]);

  const now = readKey();
  shop.live.settings = settings;
  await shop.start();
  expect(readKey()).toBe(now);

  // Deleted in the console: Google keeps it for 30 days, and its id too.
  for (const key of keys()) key.deleteTime = new Date().toISOString();
  vi.setSystemTime(Date.now() + 60_000);
  await shop.start();
  expect(readKey()).not.toBe(now);
});

it('what Google refuses is told with its step, address and words, and the next run goes on from there', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.google.onRequest = ({ method, address }) =>
    method === 'POST' && address.includes('/serviceAccounts') ? [409, 'Being made'] : undefined;
  await expect(shop.start()).rejects.toThrow(
    /The functions’ own account.*Google refused POST iam\.googleapis\.com\/\S+ \(409\): Being made\. .*run the command again/,
  );
  shop.google.onRequest = () => undefined;
  await shop.start();
  expect(shop.commands.at(-1)).toContain('smoke.ts');
});

it('a dry run says what would be sent to a fresh project, and sends, runs and writes nothing', async () => {
  const shop = await begin();
  const said: string[] = [];
  const live = openDryLive(project, settings, { log: (line) => said.push(line), root: shop.root });
  await runSteps(goLiveSteps, live);
  expect(shop.google.requests).toEqual([]);
  expect(globSync('**/.env*', { cwd: shop.root })).toEqual([]);
  const text = said.join('\n');
  for (const part of [
    `POST https://firestore.googleapis.com/v1/projects/${project}/databases?databaseId=(default)`,
    'POST https://monitoring.googleapis.com/v3',
    'deploy --only functions',
    `functions/.env.${project}`,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('undefined');
  const sent = [...text.matchAll(/^ {4}(POST|PATCH|PUT) https:\/\/(\S+)(?:\n {6}(\{.*\}))?$/gm)];
  expect(sent.length).toBeGreaterThan(30);
  for (const [, method = '', address = '', body = '{}'] of sent) {
    const bare = address
      .replace('/v2/<name>', '/v2/projects/1/locations/global/keys/any')
      .replace('<billingAccountName>', 'billingAccounts/any');
    expect(findFaults({ method, address: bare, body: JSON.parse(body) }), address).toEqual([]);
  }
});
