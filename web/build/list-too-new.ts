import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listNewerFeatures } from './newer-features.ts';

/** What is asked for before it is used, or is called the same. */
const fine: ReadonlySet<string> = new Set([
  ...['Error.captureStackTrace', 'captureStackTrace', 'requestIdleCallback', 'togglePopover', 'traverseTo'],
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
      (call) => `${script} uses ${call}, which is newer than the browsers in web/build/served-browsers.ts`,
    );
  });
}
