import { createHash } from 'node:crypto';
import { buildDocument, type PageScripts } from './document.ts';
import type { RenderedPage } from './render-page.tsx';

export type BuiltFile = { name: string; text: string };

type PageParts = { rendered: RenderedPage; route: string; scripts: PageScripts };

/** The files of a prerendered page: its HTML, and the data that hydration needs. */
export function buildPage(name: string, { rendered, route, scripts }: PageParts): BuiltFile[] {
  const { data, ...parts } = rendered;
  const text = JSON.stringify(data);
  const dataFile = `/assets/page-${fingerprint(text)}.json`;
  return [
    { name, text: buildDocument({ ...parts, built: { route, dataFile }, scripts }) },
    { name: dataFile.slice(1), text },
  ];
}

/** A hash for the names of files that are cached for ever. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
