import { fontFace, fontFile } from '#ui/style/global-css.ts';
import { palette } from '#ui/style/palette.ts';
import { lateScript } from './late-script.ts';
import { shellScript } from './shell-script.ts';

/** The files that the browser's build made for a page. */
export type PageScripts = {
  /** The entry's address. */
  entry: string;
  /** What the entry and the page import. */
  preload: readonly string[];
};

type DocumentParts = {
  /** The title and all else that the page itself puts into the head. */
  head: string;
  /** The style tags for every page and for the elements of this one. */
  styles: string;
  /** The rendered page. */
  body: string;
  /** The route that the page was rendered for, and the address of what it was built with. The shell has neither. */
  built?: { route: string; dataFile: string };
  scripts: PageScripts;
};

/** Without a script a sign of loading would never end. */
const withoutScript = '<noscript><style>[role=status][aria-busy]{display:none}</style></noscript>';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A built page. Its script comes late: see `late-script.ts`. */
export function buildDocument({ head, styles, body, built, scripts }: DocumentParts): string {
  const dataRoute = built ? ` data-route="${escapeAttribute(built.route)}"` : '';
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<meta name="theme-color" content="${palette.paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${palette.paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/icons/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${fontFace}</style>${styles}${withoutScript}`,
    `</head><body><div id="root"${dataRoute}>${body}</div>`,
    built ? lateScripts(scripts, built.dataFile) : eagerScripts(scripts),
    '</body></html>',
  ].join('');
}

function lateScripts({ entry }: PageScripts, dataFile: string): string {
  return `<script data-src="${entry}" data-page="${dataFile}">${lateScript}</script>`;
}

/** The shell shows nothing but the frame: its code comes at once. */
function eagerScripts({ entry, preload }: PageScripts): string {
  const links = preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return `<script>${shellScript}</script>${links}<script type="module" src="${entry}"></script>`;
}
