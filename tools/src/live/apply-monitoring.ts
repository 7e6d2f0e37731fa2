import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { GoogleRefusal } from './google.ts';
import { union } from './prepare-project.ts';
import type { Live, Step } from './steps.ts';

/** What a file of the folder monitoring/ holds, and where Google keeps it. */
interface Kind {
  file: string;
  /** Where things of this kind are listed and made; its last part is the list's name in Google's answer. */
  collection: (owner: { project: string; billingAccount: string }) => string;
  /** By what a thing is known again, so that it is changed and not made twice. */
  key: 'displayName' | 'name';
  change: 'PUT' | 'PATCH' | 'PATCH with a mask';
  /** What a person says of it: unless it is said again, what is there stays. */
  said?: 'alerts' | 'budget';
}

const usualBudget = '200';
/** What a metric of just now may take to be known to alerts, and some more. */
const newMetricMs = 12 * 60_000;
/** A check of another address is another check. */
const unchangeable = ['name', 'type', 'monitoredResource'];

const metrics: Kind = {
  ...{ file: 'metrics.json', key: 'name', change: 'PUT' },
  collection: ({ project }) => `logging.googleapis.com/v2/projects/${project}/metrics`,
};
const monitored = (file: string, list: string): Kind => ({
  ...{ file, key: 'displayName', change: 'PATCH with a mask' },
  collection: ({ project }) => `monitoring.googleapis.com/v3/projects/${project}/${list}`,
});
const channels: Kind = { ...monitored('channels.json', 'notificationChannels'), said: 'alerts' };
const alerts = monitored('alerts.json', 'alertPolicies');
const uptimeChecks = monitored('uptime-checks.json', 'uptimeCheckConfigs');
const dashboards: Kind = {
  ...{ file: 'dashboards.json', key: 'displayName', change: 'PATCH' },
  collection: ({ project }) => `monitoring.googleapis.com/v1/projects/${project}/dashboards`,
};
const budgets: Kind = {
  ...{ file: 'budgets.json', key: 'displayName', change: 'PATCH with a mask', said: 'budget' },
  collection: ({ billingAccount }) => `billingbudgets.googleapis.com/v1/${billingAccount}/budgets`,
};

type Thing = Record<string, unknown> & { name?: string; notificationChannels?: string[] };

/** Makes Google watch the live shop as the files of monitoring/ say. What was added by hand stays. */
export const monitoringStep: Step = {
  name: 'Alerts, dashboard, uptime checks and budget',
  isAside: true,
  run: applyMonitoring,
};

async function applyMonitoring({ project, google, settings }: Live): Promise<string> {
  const { billingAccountName: billingAccount } = await google.get<{ billingAccountName: string }>(
    `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  const values = {
    ...{ project, host: new URL(settings.site).host, budget: settings.budget ?? usualBudget },
    alerts: settings.alerts ?? settings.provider,
  };
  const refusals: { kind: Kind; status: number; sentence: string }[] = [];

  // A threshold on a metric can only be set where the metric is there.
  await apply(metrics);
  const notificationChannels = await apply(channels);
  const policies = await apply(alerts, { notificationChannels });
  for (const kind of [uptimeChecks, dashboards, budgets]) await apply(kind);

  // Whoever owns the project need not own what it is paid from: a budget is for who may set one.
  const faults = refusals.filter(({ kind, status }) => kind !== budgets || status !== 403);
  if (faults.length > 0)
    throw new CommandError(`these are missing:\n  ${faults.map(({ sentence }) => sentence).join('\n  ')}`);
  return `${policies.length} alerts${refusals.length > 0 ? ', and no budget, for which you lack the right' : ''}`;

  /** @returns the names of what is there by then */
  async function apply(kind: Kind, extra: Thing = {}): Promise<string[]> {
    const collection = kind.collection({ project, billingAccount });
    const list = collection.split('/').at(-1) ?? '';
    const answer = await attempt(kind, list, () => google.find<Record<string, Thing[]>>(collection));
    if (answer === undefined) return [];
    const names: string[] = [];
    for (const wanted of readFile(kind.file, values)) {
      const thing: Thing = { ...wanted, ...extra };
      const known = answer?.[list]?.find((candidate) => candidate[kind.key] === thing[kind.key]);
      const made = await attempt(kind, String(thing[kind.key]), () =>
        known ? change(kind, { collection, known, thing }) : send('POST', collection, thing),
      );
      if (made?.name) names.push(made.name);
    }
    return names;
  }

  /** What Google refuses keeps nothing else from being made. */
  async function attempt<T>(kind: Kind, what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      refusals.push({ kind, status: error.status, sentence: `${what}: ${error.message}` });
      return undefined;
    }
  }

  function send(method: 'POST' | 'PATCH' | 'PUT', address: string, thing: Thing): Promise<Thing> {
    return google.send(method, address, thing, { notFoundMs: newMetricMs });
  }

  async function change(
    kind: Kind,
    { collection, known, thing }: { collection: string; known: Thing; thing: Thing },
  ): Promise<Thing> {
    const all = union(known.notificationChannels, thing.notificationChannels);
    const next: Thing = { ...known, ...thing, ...(all.length > 0 && { notificationChannels: all }) };
    if ((kind.said && settings[kind.said] === undefined) || isDeepStrictEqual(next, known)) return known;
    const [host, version] = collection.split('/');
    if (kind.change === 'PUT') await send('PUT', `${collection}/${known.name}`, next);
    else if (kind.change === 'PATCH') await send('PATCH', `${host}/${version}/${known.name}`, next);
    else {
      const fields = Object.keys(thing).filter((field) => !unchangeable.includes(field));
      const masked = Object.fromEntries(fields.map((field) => [field, next[field]]));
      await send('PATCH', `${host}/${version}/${known.name}?updateMask=${fields.join()}`, masked);
    }
    return known;
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
