import { collections } from '@kowhai/functions/database/collections';
import { accountChecks } from './account-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { orderChecks } from './order-checks.ts';
import { type DataCheck, type InvariantName, invariantNames, type Shop, type Stored } from './read-shop.ts';
import { stockCheck } from './stock-check.ts';

/** Unreadable records, with the fields at fault. Mails are read in part only. */
const readableCheck: DataCheck = {
  name: 'Every record can be read',
  listViolations: (shop) =>
    invariantNames
      .filter((name) => name !== 'outbox')
      .flatMap((name) => shop[name].flatMap((stored) => listMisfits(name, stored))),
};

function listMisfits(name: InvariantName, stored: Stored): string[] {
  const fields = collections[name].schema.safeParse(stored).error?.issues.map(({ path }) => path.join('.'));
  return fields ? [`${name}/${stored._id} cannot be read: ${[...new Set(fields)].join(', ')}`] : [];
}

export const dataChecks: readonly DataCheck[] = [
  readableCheck,
  ...orderChecks,
  stockCheck,
  ...mailChecks,
  ...accountChecks,
  ...catalogueChecks,
];

export function runDataChecks(shop: Shop): { name: string; violations: string[] }[] {
  return dataChecks.map(({ name, listViolations }) => ({ name, violations: listViolations(shop) }));
}
