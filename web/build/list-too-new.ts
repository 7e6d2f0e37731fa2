import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

/** What is asked for before it is used, or is called the same. */
const fine: ReadonlySet<string> = new Set([
  ...['Error.captureStackTrace', 'captureStackTrace', 'requestIdleCallback', 'togglePopover'],
  // React: its own functions, and transitions that it asks for.
  ...['createContext', 'toArray', 'startViewTransition', 'skipTransition'],
  // Methods of Firestore and of Framer Motion.
  ...['toBase64', 'readValue'],
]);

/**
 * Finds what the scripts call of newer browsers, in the packages' code too. The compiler's library keeps newer JavaScript
 * out of our own (`lib` in `tsconfig.json`), but knows no age of the DOM.
 *
 * @param folder the built site
 * @returns a line for each call
 */
export async function listTooNew(folder: string): Promise<string[]> {
  const scripts: { name: string; text: string }[] = [];
  for await (const name of glob('{assets/*,sw}.js', { cwd: folder }))
    scripts.push({ name, text: await readFile(resolve(folder, name), 'utf8') });
  return findTooNew(scripts);
}

export function findTooNew(scripts: readonly { name: string; text: string }[]): string[] {
  const { newer, isInOlder } = listNewerFeatures();
  const tooNew = new Set<string>();
  for (const { owner, name } of newer) {
    tooNew.add(name ? `${owner}.${name}` : `new ${owner}`);
    // Names of several words, such as `isSubsetOf`, are hardly anything else's.
    if (name && /[a-z][A-Z]/.test(name) && !isInOlder(name)) tooNew.add(name);
  }
  return scripts.flatMap(({ name: script, text }) => {
    const calls = new Set<string>();
    for (const [, made, owner, name = ''] of text.matchAll(/\b(new [A-Z]\w*)|(\w+)?\.(\w+)\(/g)) {
      const call = [made ?? `${owner}.${name}`, name].find((each) => tooNew.has(each));
      if (call && !fine.has(call)) calls.add(call);
    }
    return [...calls].map(
      (call) => `${script} uses ${call}, which is newer than the browsers in web/build/list-too-new.ts`,
    );
  });
}

/** `Object.groupBy` or, without a name, a global such as `Iterator`. */
type Feature = { owner: string; name?: string; isStatic?: boolean };

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

/**
 * The oldest browsers that the shop serves, by their names in MDN's compatibility data: Vite's "baseline widely available",
 * but for Firefox, which has `:has` and `Intl.Segmenter` since 125.
 */
const servedBrowsers = { chrome: 111, edge: 111, firefox: 125, safari: 16.4, safari_ios: 16.4 };

/** The same as Vite names them. */
export const buildTarget = Object.entries(servedBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
