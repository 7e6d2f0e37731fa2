import { createHash } from 'node:crypto';
import type { BuiltPage } from '#app/built-page.ts';
import { buildDocument, type PageScripts } from './document.ts';
import type { RenderedPage } from './render-page.tsx';

export type BuiltFile = { name: string; text: string };

type PageParts = { rendered: RenderedPage; route: string; scripts: PageScripts };

/** A built page: its HTML, and beside it what its script has to know. */
export function buildPage(name: string, { rendered, route, scripts }: PageParts): BuiltFile[] {
  const { data, ...parts } = rendered;
  const page: BuiltPage = { data, scripts: scripts.preload };
  const text = JSON.stringify(page);
  const dataFile = `/assets/page-${fingerprint(text)}.json`;
  return [
    { name, text: buildDocument({ ...parts, built: { route, dataFile }, scripts }) },
    { name: dataFile.slice(1), text },
  ];
}

/** Part of the name of a file that is kept for ever: another text has another name. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
