import { globSync, readFileSync } from 'node:fs';
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { expect, it } from 'vitest';
import { begin, doByHand, project, settings } from './project.ts';

it('anyone who runs the shop hears of its alerts, each with a part of the runbook, and of what it costs', async () => {
  const shop = await begin();
  doByHand(shop);
  await shop.start();
  const read = (address: string, list: string) =>
    [...shop.resources].filter(([at]) => at.startsWith(`${address}/${list}/`)).map(([, thing]) => thing);
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

it('every line that an alert or a chart waits for is one that the functions log', () => {
  const files = ['metrics', 'alerts', 'dashboards'].map((name) =>
    readFileSync(repositoryPath('monitoring', `${name}.json`), 'utf8'),
  );
  const text = files.join();
  const events = new Set([...text.matchAll(/jsonPayload\.event=\\"(\w+)\\"/g)].map(([, event]) => event));
  const logged = new Set(
    globSync('functions/src/**/*.ts', { cwd: repositoryPath(), exclude: ['**/*.test.ts'] })
      .flatMap((file) => [...readFileSync(repositoryPath(file), 'utf8').matchAll(/event: '(\w+)'/g)])
      .map(([, event]) => event),
  );
  expect([...events].toSorted()).toEqual([...logged].toSorted());
  const metrics = new Set([...text.matchAll(/"name": "(shop_\w+)"/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/user\/(shop_\w+)/g)].map(([, name]) => name));
  expect(used).toEqual(metrics);
});

it('the alert on the first call that fails names calls of the contract, and the addresses of those that must not', () => {
  const text = readFileSync(repositoryPath('monitoring/alerts.json'), 'utf8');
  const [, names = ''] = /jsonPayload\.endpoint=\(([^)]+)\)/.exec(text) ?? [];
  const calls = [...names.matchAll(/\w+(?=\\")/g)].map(([name]) => contract[name as EndpointName]);
  expect(calls.map((call) => call?.method)).toEqual(Array(6).fill('POST'));
  const [, addresses = ''] = /requestUrl=~\\"([^"]+)\\"/.exec(text) ?? [];
  const { placeOrder, loginUser, registerUser, sendEnquiry, getHealth } = contract;
  const matching = [placeOrder, loginUser, registerUser, sendEnquiry].map(({ path }) => path);
  for (const path of matching) expect(`https://api-1.a.run.app${path}`).toMatch(new RegExp(addresses));
  expect(getHealth.path).not.toMatch(new RegExp(addresses));
});

it('an alert on a metric of just now is waited for, and one that is refused keeps nothing else from being made', async () => {
  const shop = await begin();
  doByHand(shop);
  let tries = 0;
  shop.google.onRequest = ({ method, address, body }) => {
    if (method !== 'POST') return undefined;
    if (address.endsWith('/alertPolicies') && tries++ < 3)
      return [404, 'Cannot find metric(s) that match type = "logging.googleapis.com/user/shop_sweeps".'];
    return JSON.stringify(body).includes('Shop: calls are slow')
      ? [400, 'Field aggregation is bad']
      : undefined;
  };
  await expect(shop.start()).rejects.toThrow(
    /Alerts, dashboard.*: these are missing:\n {2}Shop: calls are slow: Google refused POST .*alertPolicies \(400\): Field aggregation is bad\./,
  );
  const made = (list: string) => [...shop.resources.keys()].filter((at) => at.includes(`/${list}/`)).length;
  const wanted = JSON.parse(readFileSync(repositoryPath('monitoring/alerts.json'), 'utf8')).length;
  expect([made('alertPolicies'), made('uptimeCheckConfigs'), made('dashboards'), made('budgets')]).toEqual([
    wanted - 1,
    2,
    1,
    1,
  ]);
  expect(shop.commands.at(-1)).toContain('smoke.ts');
});

it('without the right to a budget all else is done, and it is said whom to ask', async () => {
  const shop = await begin();
  doByHand(shop);
  shop.google.onRequest = ({ address }) =>
    /billingAccounts\/A1[:/]/.test(address) ? [403, 'The caller does not have permission'] : undefined;
  await shop.start();
  expect(shop.sentences.join('\n')).toContain('Billing Account Costs Manager (roles/billing.costsManager)');
  expect(shop.sentences.join('\n')).toContain('no budget, for which you lack the right');
});
