import type { LiveSite } from './page-target.ts';

/** Files that no page names any more, and since when that is known. */
export type Spare = { paths: readonly string[]; at: number };

type Rendered = {
  live: LiveSite;
  /** The rendered pages: hashes by path. */
  pages: ReadonlyMap<string, string>;
  /** The files of the browser's build. */
  assets: ReadonlySet<string>;
  spare: Spare;
  now: number;
};

/** Longer than anybody leaves a page open and then goes on with it. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Says what the next version of the site holds. A page of something that is no longer published goes. What pages fetch
 * stays for a day after no page names it any more: somebody may have one of those open.
 */
export function planRelease({ live, pages, assets, spare, now }: Rendered) {
  const isNamed = (path: string) => pages.has(path) || assets.has(path);
  const isDue = now - spare.at >= keptMs;
  const dropped = new Set(isDue ? spare.paths : []);
  const kept = [...live.files].filter(([path]) => {
    if (isNamed(path)) return true;
    return !path.endsWith('.html') && !dropped.has(path);
  });
  const files = new Map([...kept, ...pages]);
  const isChanged =
    live.isDeployed ||
    files.size !== live.files.size ||
    [...files].some(([path, hash]) => live.files.get(path) !== hash);
  const listed = isDue ? [...files.keys()].filter((path) => path.startsWith('/assets/')) : spare.paths;
  const paths = listed.filter((path) => !isNamed(path));
  return { files, isChanged, spare: { paths, at: isDue ? now : spare.at } };
}
