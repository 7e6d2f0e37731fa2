import { accountLaws } from './account-laws.ts';
import { catalogueLaws } from './catalogue-laws.ts';
import { type Law, readableLaw } from './law.ts';
import { mailLaws } from './mail-laws.ts';
import { orderLaws } from './order-laws.ts';
import type { Shop } from './read-shop.ts';
import { stockLaw } from './stock-law.ts';

export const laws: readonly Law[] = [
  readableLaw,
  ...orderLaws,
  stockLaw,
  ...mailLaws,
  ...accountLaws,
  ...catalogueLaws,
];

/** Looks at the shop by every law. @returns what breaks each, nothing where all is well */
export function checkLaws(shop: Shop): { name: string; violations: string[] }[] {
  return laws.map(({ name, listViolations }) => ({ name, violations: listViolations(shop) }));
}
