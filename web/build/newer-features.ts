import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { servedBrowsers } from './served-browsers.ts';

/** `Object.groupBy` or, without a name, a global such as `Iterator`. */
export type Feature = { owner: string; name?: string; isStatic?: boolean };

/** Lists what JavaScript and the DOM have in newer browsers than the oldest that the shop serves. */
export function listNewerFeatures(): { newer: Feature[]; isInOlder: (name: string) => boolean } {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const { api, javascript }: CompatData = JSON.parse(readFileSync(file, 'utf8'));
  const newer: Feature[] = [];
  const older = new Set<string>();
  // Each is a feature with features in it; their types also allow for the statement that a feature has of itself.
  const owners = { ...javascript.builtins, ...api } as Record<string, Identifier>;
  for (const [owner, node] of Object.entries(owners)) {
    if (isNewer(node.__compat)) newer.push({ owner });
    for (const [key, { __compat }] of Object.entries(node as Record<string, Identifier>)) {
      const name = key.replace(/_static$/, '');
      if (key === '__compat' || !/^[a-z]\w*$/i.test(name) || name.includes('_')) continue;
      if (isNewer(__compat)) newer.push({ owner, name, isStatic: key !== name });
      else older.add(name);
    }
  }
  return { newer, isInOlder: (name) => older.has(name) };
}

function isNewer(compat: CompatStatement | undefined): boolean {
  return (
    compat !== undefined &&
    Object.entries(servedBrowsers).some(
      ([browser, version]) =>
        ![compat.support[browser as keyof typeof servedBrowsers] ?? []]
          .flat()
          .some((support) => isThere(support, version)),
    )
  );
}

function isThere(support: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: otherName,
  } = support;
  if (!added || flags || prefix || otherName) return false;
  const isGone = removed !== undefined && Number.parseFloat(removed) <= version;
  return !isGone && Number.parseFloat(String(added).replace('≤', '')) <= version;
}
