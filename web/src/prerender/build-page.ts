import { createHash } from 'node:crypto';
import { fontFace } from '#ui/global-css.ts';
import type { BuiltPage } from '#web/built-page.ts';
import { arrangeRules } from './arrange-rules.ts';
import { buildDocument, type PageScripts } from './document.ts';
import type { RenderedPage } from './render-page.tsx';
import { shortenClassNames } from './short-class-names.ts';
import { splitGlobalRules } from './split-global-rules.ts';

export type BuiltFile = { name: string; text: string };

/** Makes CSS shorter, and nothing else of it. */
export type MinifyCss = (css: string) => string;

type PageParts = { rendered: RenderedPage; route: string; scripts: PageScripts; minifyCss: MinifyCss };

/** A built page: its HTML, and beside it what its script has to know. */
export function buildPage(name: string, { rendered, route, scripts, minifyCss }: PageParts): BuiltFile[] {
  const { body, pageRules, styleHashes } = shortenClassNames({
    body: rendered.body,
    pageRules: arrangeRules(rendered.styles.pageRules),
  });
  const { needed, later } = splitGlobalRules(rendered.styles.globalRules, { body, pageRules });
  const page: BuiltPage = {
    data: rendered.data,
    styleHashes,
    laterRules: minifyCss(later),
    scripts: scripts.preload,
  };
  const text = JSON.stringify(page);
  const dataFile = `/assets/page-${fingerprint(text)}.json`;
  const styles = { globalRules: minifyCss(fontFace + needed), pageRules: minifyCss(pageRules) };
  return [
    { name, text: buildDocument({ head: rendered.head, styles, body, built: { route, dataFile }, scripts }) },
    { name: dataFile.slice(1), text },
  ];
}

/** Part of the name of a file that is kept for ever: another text has another name. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
