import { siteSettings } from '@kowhai/domain/site-settings';
import { fontFace, fontFile } from '#ui/global-css.ts';
import { palette } from '#ui/palette.ts';
import { pageStylesId } from '#ui/style-cache.ts';
import { pageDataId } from '#web/page-data.ts';
import { lateScript } from './late-script.ts';
import type { RenderedPage } from './render-page.tsx';

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
  styles: RenderedPage['styles'];
  /** The rendered page. */
  body: string;
  /** The route that the page was rendered for, or undefined for the shell, which is replaced. */
  route?: string;
  /** What it was rendered with, as JSON. */
  data?: string;
  scripts: PageScripts;
};

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A built page. Its script comes late: see `late-script.ts`. */
export function buildDocument({ head, styles, body, route, data, scripts }: DocumentParts): string {
  const dataRoute = route === undefined ? '' : ` data-route="${escapeAttribute(route)}"`;
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${palette.paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${palette.paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<meta name="application-name" content="${siteSettings.name}">`,
    `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${fontFace}${styles.globalRules}</style><style id="${pageStylesId}">${styles.pageRules}</style>`,
    `</head><body><div id="root"${dataRoute}>${body}</div>`,
    data ? `<script type="application/json" id="${pageDataId}">${data}</script>` : '',
    route === undefined ? eagerScripts(scripts) : lateScripts(scripts),
    '</body></html>',
  ].join('');
}

function lateScripts({ entry, preload }: PageScripts): string {
  return `<script data-src="${entry}" data-preload="${preload.join(' ')}">${lateScript}</script>`;
}

/** The shell shows nothing of its own: its code comes at once. */
function eagerScripts({ entry, preload }: PageScripts): string {
  const links = preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return `${links}<script type="module" src="${entry}"></script>`;
}

/** JSON that can stand inside a script element: no `<` in it, so that no text can end the element. */
export function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
