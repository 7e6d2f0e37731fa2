import { accountChecks } from './account-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { type DataCheck, readableCheck } from './data-check.ts';
import { mailChecks } from './mail-checks.ts';
import { orderChecks } from './order-checks.ts';
import type { Shop } from './read-shop.ts';
import { stockCheck } from './stock-check.ts';

export const dataChecks: readonly DataCheck[] = [
  readableCheck,
  ...orderChecks,
  stockCheck,
  ...mailChecks,
  ...accountChecks,
  ...catalogueChecks,
];

/** Runs all data checks on the shop. @returns what fails each, nothing where all is well */
export function runDataChecks(shop: Shop): { name: string; violations: string[] }[] {
  return dataChecks.map(({ name, listViolations }) => ({ name, violations: listViolations(shop) }));
}
