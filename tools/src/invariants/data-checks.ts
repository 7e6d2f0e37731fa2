import { type Collection, collections } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { accountChecks } from './account-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { deskCheck } from './desk-check.ts';
import { mailChecks } from './mail-checks.ts';
import { orderChecks } from './order-checks.ts';
import {
  type DataCheck,
  type InvariantName,
  invariantNames,
  keepFacts,
  readShop,
  type Shop,
  type Slice,
  type Stored,
} from './read-shop.ts';
import { stockCheck } from './stock-check.ts';

/** Unreadable records, and fields that no schema names: storing the record again drops them. Mails and enquiries are read in part only. */
const readableCheck: DataCheck = {
  name: 'Every record can be read',
  looksAt: 'each record',
  listViolations: (shop) =>
    invariantNames
      .filter((name) => name !== 'outbox' && name !== 'enquiries')
      .flatMap((name) => shop[name].flatMap((stored) => listMisfits(name, stored))),
};

function listMisfits(name: InvariantName, stored: Stored): string[] {
  const { schema, derive }: Collection<{ _id: string }> = collections[name] as never;
  const { data, error } = schema.safeParse(stored);
  const fields = error?.issues.map(({ path }) => path.join('.'));
  if (fields) return [`${name}/${stored._id} cannot be read: ${[...new Set(fields)].join(', ')}`];
  const known = { ...data, ...(data && derive?.(data)) };
  const unnamed = Object.keys(stored).filter((field) => !(field in known));
  const which = unnamed.join(', ');
  return which ? [`${name}/${stored._id} has fields that no schema names: ${which}`] : [];
}

export const dataChecks: readonly DataCheck[] = [
  readableCheck,
  ...orderChecks,
  stockCheck,
  ...mailChecks,
  ...accountChecks,
  ...catalogueChecks,
  deskCheck,
];

export function runDataChecks(shop: Shop): { name: string; violations: string[] }[] {
  return dataChecks.map(({ name, listViolations }) => ({ name, violations: listViolations(shop) }));
}

type CheckResult = { name: string; violations: string[]; isSkipped: boolean };

/**
 * Checks a shop of any size: records are looked at as their slice comes, and only their facts are kept.
 *
 * @param since an ISO 8601 string: only what changed since then, without the checks that need everything
 */
export async function checkShop(
  app: App,
  { since, onSlice }: { since?: string | undefined; onSlice: (slice: Slice) => void },
): Promise<{ shop: Shop; results: CheckResult[] }> {
  const found = new Map<string, string[]>(dataChecks.map(({ name }) => [name, []]));
  const look = (shop: Shop, checks: readonly DataCheck[]) => {
    for (const { name, listViolations } of checks) found.get(name)?.push(...listViolations(shop));
  };
  const ofEach = dataChecks.filter(({ looksAt }) => looksAt === 'each record');
  const none = Object.fromEntries(invariantNames.map((name) => [name, []])) as unknown as Shop;
  const at = new Date().toISOString();
  const shop = await readShop(app, {
    since,
    keep: keepFacts,
    onSlice(slice) {
      look({ ...none, at, [slice.name]: slice.records }, ofEach);
      onSlice(slice);
    },
  });
  const isSkipped = ({ looksAt }: DataCheck) => since !== undefined && looksAt === 'everything';
  look(
    shop,
    dataChecks.filter((check) => !ofEach.includes(check) && !isSkipped(check)),
  );
  const results = dataChecks.map((check) => ({
    name: check.name,
    violations: found.get(check.name) ?? [],
    isSkipped: isSkipped(check),
  }));
  return { shop, results };
}
