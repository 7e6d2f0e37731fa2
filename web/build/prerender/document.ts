import { fontFace, fontFile } from '#ui/style/global-css.ts';
import { palette } from '#ui/style/palette.ts';
import { lateScript, shellScript } from './page-scripts.ts';

export type PageScripts = {
  /** The URL of the entry. */
  entry: string;
  /** The URLs of what the entry and the page import. */
  preload: readonly string[];
};

type DocumentParts = {
  /** The title and the other tags that the page puts into the head. */
  head: string;
  /** The style tags: the global ones, and those of the page's elements. */
  styles: string;
  body: string;
  /** The route of a prerendered page, and the URL of its data; left out for the shell. */
  built?: { route: string; dataFile: string };
  scripts: PageScripts;
};

/** Without JavaScript, loading indicators would never go away. */
const withoutScript = '<noscript><style>[role=status][aria-busy]{display:none}</style></noscript>';

/**
 * Holds the first paint until the browser has read as far as the page's script. Painted while it was being read, as
 * browsers do on a slow machine, the menu and the words of the hero moved with what came after them.
 */
const scriptId = 'page-script';
const paintsWhole = `<link rel="expect" href="#${scriptId}" blocking="render">`;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The HTML document of a page. Prerendered pages load their script late: see `page-scripts.ts`. */
export function buildDocument({ head, styles, body, built, scripts }: DocumentParts): string {
  const dataRoute = built ? ` data-route="${escapeAttribute(built.route)}"` : '';
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    paintsWhole,
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

function lateScripts({ entry, preload }: PageScripts, dataFile: string): string {
  const files = preload.join(' ');
  return `<script data-src="${entry}" data-page="${dataFile}" data-files="${files}" id="${scriptId}">${lateScript}</script>`;
}

/** The shell has no content to show first, so its scripts load at once. */
function eagerScripts({ entry, preload }: PageScripts): string {
  const links = preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return `<script id="${scriptId}">${shellScript}</script>${links}<script type="module" src="${entry}"></script>`;
}
