import type { LiveSite } from './page-target.ts';

export type Spare = { paths: readonly string[]; at: number };

type Rendered = {
  live: LiveSite;
  pages: ReadonlyMap<string, string>;
  assets: ReadonlySet<string>;
  spare: Spare;
  now: number;
};

/** Longer than a page is left open and then used again. */
const keptMs = 24 * 60 * 60 * 1000;

/** Files that no page names stay for a day, as an open page may still load them. */
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
