import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { GoogleRefusal } from './google.ts';
import { union } from './prepare-project.ts';
import type { Live, Step } from './steps.ts';

type Kind = {
  /** The API's collection; its last part is the list's name in an answer. */
  at: string;
  change: 'PUT' | 'PATCH' | 'PATCH with a mask';
  /** What identifies it, so that it is updated and not created twice: its display name by default. */
  key?: 'name';
  said?: 'alerts' | 'budget';
};

const monitored = 'monitoring.googleapis.com/v3/projects/{{project}}';
const change = 'PATCH with a mask';
/** By file. A threshold needs its metric first. */
const kinds: Readonly<Record<string, Kind>> = {
  metrics: { at: 'logging.googleapis.com/v2/projects/{{project}}/metrics', key: 'name', change: 'PUT' },
  channels: { at: `${monitored}/notificationChannels`, change, said: 'alerts' },
  alerts: { at: `${monitored}/alertPolicies`, change },
  'uptime-checks': { at: `${monitored}/uptimeCheckConfigs`, change },
  dashboards: { at: 'monitoring.googleapis.com/v1/projects/{{project}}/dashboards', change: 'PATCH' },
  budgets: { at: 'billingbudgets.googleapis.com/v1/{{billingAccount}}/budgets', change, said: 'budget' },
};

const usualBudget = '200';
/** How long alerts may not know a new metric, with a margin. */
const newMetricMs = 12 * 60_000;
/** Changing one of these makes another check. */
const unchangeable = ['name', 'type', 'monitoredResource'];

type Thing = Record<string, unknown> & { name?: string; notificationChannels?: string[] };

/** Creates and updates what monitoring/ describes. What was added by hand stays. */
export const monitoringStep: Step = {
  name: 'Alerts, dashboard, uptime checks and budget',
  isAside: true,
  run: applyMonitoring,
};

async function applyMonitoring({ project, google, settings }: Live): Promise<string> {
  const { billingAccountName: billingAccount = '' } = await google.get<{ billingAccountName?: string }>(
    `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  const values = {
    project,
    billingAccount,
    host: new URL(settings.site).host,
    budget: settings.budget ?? usualBudget,
    alerts: settings.alerts ?? settings.provider,
  };
  const refusals: { file: string; status: number; sentence: string }[] = [];
  const made: Record<string, string[]> = {};
  for (const [file, kind] of Object.entries(kinds)) {
    made[file] = await apply(
      file,
      kind,
      file === 'alerts' ? { notificationChannels: made.channels ?? [] } : {},
    );
  }

  // A project's owner may not own its billing account, which budgets belong to.
  const faults = refusals.filter(({ file, status }) => file !== 'budgets' || status !== 403);
  if (faults.length > 0)
    throw new CommandError(`these are missing:\n  ${faults.map(({ sentence }) => sentence).join('\n  ')}`);
  return `${made.alerts?.length} alerts${refusals.length > 0 ? ', and no budget, for which you lack the right' : ''}`;

  async function apply(file: string, kind: Kind, extra: Thing): Promise<string[]> {
    const collection = fill(kind.at, values);
    const list = collection.split('/').at(-1) ?? '';
    const answer = await attempt(file, list, () => google.find<Record<string, Thing[]>>(collection));
    if (answer === undefined) return [];
    const names: string[] = [];
    const key = kind.key ?? 'displayName';
    const text = readFileSync(repositoryPath('monitoring', `${file}.json`), 'utf8');
    for (const wanted of JSON.parse(fill(text, values)) as Thing[]) {
      const thing: Thing = { ...wanted, ...extra };
      const known = answer?.[list]?.find((candidate) => candidate[key] === thing[key]);
      const made = await attempt(file, String(thing[key]), () =>
        known ? bringUpToDate(kind, collection, known, thing) : send('POST', collection, thing),
      );
      if (made?.name) names.push(made.name);
    }
    return names;
  }

  /** A refusal by Google stops nothing else. */
  async function attempt<T>(file: string, what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      refusals.push({ file, status: error.status, sentence: `${what}: ${error.message}` });
      return undefined;
    }
  }

  function send(method: 'POST' | 'PATCH' | 'PUT', address: string, thing: Thing): Promise<Thing> {
    return google.send(method, address, thing, { notFoundMs: newMetricMs });
  }

  async function bringUpToDate({ said, change }: Kind, collection: string, known: Thing, thing: Thing) {
    const channels = union(known.notificationChannels, thing.notificationChannels);
    const next: Thing = {
      ...known,
      ...thing,
      ...(channels.length > 0 && { notificationChannels: channels }),
    };
    if ((said && settings[said] === undefined) || isDeepStrictEqual(next, known)) return known;
    const [host, version] = collection.split('/');
    const address = `${host}/${version}/${known.name}`;
    if (change === 'PUT') await send('PUT', `${collection}/${known.name}`, next);
    else if (change === 'PATCH') await send('PATCH', address, next);
    else {
      const fields = Object.keys(thing).filter((field) => !unchangeable.includes(field));
      const masked = Object.fromEntries(fields.map((field) => [field, next[field]]));
      await send('PATCH', `${address}?updateMask=${fields.join()}`, masked);
    }
    return known;
  }
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`monitoring/ asks for {{${name}}}, which nobody knows.`);
    return value;
  });
}
