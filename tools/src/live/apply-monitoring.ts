import { readFileSync } from 'node:fs';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import type { Live, Step } from './steps.ts';

/** What a file of the folder monitoring/ holds, and where Google keeps it. */
interface Kind {
  file: string;
  /** Where things of this kind are listed and made. */
  collection: (owner: { project: string; billingAccount: string }) => string;
  /** The field of the list in Google's answer. */
  list: string;
  /** By what a thing is known again, so that it is changed and not made twice. */
  key: 'displayName' | 'name';
  change: 'PATCH' | 'PUT';
  /** What a person says of it: unless it is said again, what is there stays. */
  said?: 'alerts' | 'budget';
}

const usualBudget = '200';

const metrics: Kind = {
  ...{ file: 'metrics.json', list: 'metrics', key: 'name', change: 'PUT' },
  collection: ({ project }) => `logging.googleapis.com/v2/projects/${project}/metrics`,
};
const monitored = (file: string, list: string, version = 'v3'): Kind => ({
  ...{ file, list, key: 'displayName', change: 'PATCH' },
  collection: ({ project }) => `monitoring.googleapis.com/${version}/projects/${project}/${list}`,
});
const channels: Kind = { ...monitored('channels.json', 'notificationChannels'), said: 'alerts' };
const alerts = monitored('alerts.json', 'alertPolicies');
const others = [
  monitored('uptime-checks.json', 'uptimeCheckConfigs'),
  monitored('dashboards.json', 'dashboards', 'v1'),
];
const budgets: Kind = {
  ...{ file: 'budgets.json', list: 'budgets', key: 'displayName', change: 'PATCH', said: 'budget' },
  collection: ({ billingAccount }) => `billingbudgets.googleapis.com/v1/${billingAccount}/budgets`,
};

type Thing = Record<string, unknown> & { name?: string; etag?: string };

/** Makes Google watch the live shop as the files of monitoring/ say. What was added by hand stays. */
export const monitoringStep: Step = {
  name: 'Alerts, dashboard, uptime checks and budget',
  run: applyMonitoring,
};

async function applyMonitoring(live: Live): Promise<string> {
  const { project, google, settings } = live;
  const billing = await google.find<{ billingAccountName?: string }>(
    `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  const billingAccount = billing?.billingAccountName;
  if (!billingAccount) throw new CommandError(`${project} has no billing account for its budget.`);
  const owner = { project, billingAccount };
  const values = {
    ...{ project, host: new URL(settings.site).host, budget: settings.budget ?? usualBudget },
    alerts: settings.alerts ?? settings.provider,
  };

  // A threshold on a metric can only be set where the metric is there.
  await apply(metrics);
  const notificationChannels = await apply(channels);
  const policies = await apply(alerts, { notificationChannels });
  for (const kind of [...others, budgets]) await apply(kind);
  return `${policies.length} alerts`;

  async function apply(kind: Kind, extra: object = {}): Promise<string[]> {
    const collection = kind.collection(owner);
    const found = (await google.find<Record<string, Thing[]>>(collection))?.[kind.list] ?? [];
    const host = collection.split('/').slice(0, 2).join('/');
    const names: string[] = [];
    for (const wanted of readFile(kind.file, values)) {
      const thing = { ...wanted, ...extra };
      const known = found.find((candidate) => candidate[kind.key] === thing[kind.key]);
      const { name = '' } = known ?? (await google.send<Thing>('POST', collection, thing));
      names.push(name);
      if (!known || (kind.said && settings[kind.said] === undefined)) continue;
      const address = kind.key === 'name' ? `${collection}/${name}` : `${host}/${name}`;
      await google.send(kind.change, address, { ...thing, ...(known.etag && { etag: known.etag }) });
    }
    return names;
  }
}

function readFile(file: string, values: Record<string, string>): Thing[] {
  const text = readFileSync(repositoryPath('monitoring', file), 'utf8');
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`monitoring/${file} asks for {{${name}}}, which nobody knows.`);
    return value;
  });
  return JSON.parse(filled);
}
