/**
 * Tables and inline styles, which mail clients keep. Outlook's Word engine knows padding on table cells only, so all space is
 * theirs, and no margin is relied on. People's own words are escaped here only.
 */
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Block, Mail } from './mail-blocks.ts';
import { signature } from './render-text.ts';

const colours = {
  paper: ['#fbf8f0', '#0c1812'],
  surface: ['#fffefb', '#13231b'],
  sunken: ['#f2ecdd', '#1b2e25'],
  ink: ['#12241c', '#f5f0e3'],
  muted: ['#4b5a52', '#b6c1b8'],
  line: ['#e1d9c6', '#2c4036'],
} as const;
type Colour = keyof typeof colours;
const gold = '#f4b81c';
const goldInk = '#12241c';

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const wrap = 'word-break:break-word;overflow-wrap:anywhere';
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** Word stops at the first typeface that it does not know, lets tables inherit none, and knows no "inherit" for a link. */
const wordStyle = `<!--[if mso]><style>td,th,p,h1,h2,li,a{font-family:'Segoe UI',Arial,sans-serif!important}a{color:${goldInk}!important}</style><![endif]-->`;
// Fills the preview line, which would show the mail itself.
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

export function renderHtml({ subject, preheader, title, blocks }: Mail, siteAddress: string): string {
  const lines = signature().map(escapeLines).join('<br>');
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet()}</style>
${wordStyle}
</head>
<body class="paper ink" style="margin:0;padding:0;${background('paper')};${colour('ink')};${font};font-size:16px;line-height:1.5">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(preheader)}${filler}</div>
<table ${table} class="paper" style="${background('paper')}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} class="surface line" style="max-width:600px;${background('surface')};border:1px solid ${colours.line[0]};border-radius:12px;table-layout:fixed">
<tr><td style="padding:18px 24px;border-bottom:4px solid ${gold}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px"><img src="${escapeHtml(siteAddress)}/icons/icon-192.png" alt="Three kōwhai flowers" width="40" height="40" style="display:block;border:0;border-radius:9px;font-size:10px;line-height:1.2"></td>
<td class="ink" style="${colour('ink')};${font};font-weight:700;font-size:19px;line-height:1.2">${escapeHtml(siteSettings.name)}</td>
</tr></table>
</td></tr>
<tr><td style="padding:28px 24px 12px">
<table ${table} style="table-layout:fixed">
${toRow(`<h1 class="ink" style="margin:0;${colour('ink')};${font};font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`)}
${blocks.map((block) => toRow(toHtml(block), space[block.kind])).join('\n')}
</table>
</td></tr>
<tr><td class="muted line" style="padding:18px 24px;border-top:1px solid ${colours.line[0]};${colour('muted')};${font};font-size:14px;line-height:1.5;text-align:left">${lines}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

/** Apple Mail and Gmail make links of days, addresses and numbers: they keep the look of the words around them. */
const foundLinks =
  'a[x-apple-data-detectors],u+.paper a{color:inherit;font:inherit;text-decoration:none}a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}';

/** Outlook on the web marks dark mode by `data-ogsc` for text and `data-ogsb` for backgrounds. */
function styleSheet(): string {
  const names = Object.keys(colours) as Colour[];
  const isGround = (name: Colour) => name === 'paper' || name === 'surface' || name === 'sunken';
  const rule = (name: Colour) => {
    if (name === 'line') return `border-color:${colours.line[1]}!important`;
    return `${isGround(name) ? 'background-color' : 'color'}:${colours[name][1]}!important`;
  };
  const dark = names.map((name) => `.${name}{${rule(name)}}`).join('');
  const outlook = names
    .map((name) => `[${isGround(name) ? 'data-ogsb' : 'data-ogsc'}] .${name}{${rule(name)}}`)
    .join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}${foundLinks}@media (prefers-color-scheme:dark){${dark}}${outlook}`;
}

function colour(name: Colour): string {
  return `color:${colours[name][0]}`;
}

function background(name: Colour): string {
  return `background-color:${colours[name][0]}`;
}

/** Above and below a block, if not the usual. */
const space: Partial<Record<Block['kind'], string>> = {
  heading: '12px 0 8px',
  button: '8px 0 20px',
};

function toRow(content: string, padding = '0 0 16px'): string {
  return `<tr><td class="ink" style="padding:${padding};${colour('ink')};${font};font-size:16px;line-height:1.5;text-align:left;${wrap}">${content}</td></tr>`;
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0">${escapeLines(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0;${colour('muted')};font-size:14px">${escapeLines(block.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" style="margin:0;${colour('ink')};${font};font-size:17px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'quote':
      return `<blockquote style="margin:0">${toTable([`<tr><td class="muted line" style="padding-left:14px;border-left:3px solid ${colours.line[0]};${colour('muted')};${font};font-size:16px;line-height:1.5;${wrap}">${escapeLines(block.text)}</td></tr>`])}</blockquote>`;
    case 'code':
      return toTable([
        `<tr><td class="sunken ink line" bgcolor="${colours.sunken[0]}" style="padding:14px 18px;${background('sunken')};${colour('ink')};border:1px solid ${colours.line[0]};border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:26px;line-height:1.5;letter-spacing:2px">${escapeHtml(block.text)}</td></tr>`,
      ]);
    case 'facts':
      return toTable(block.rows.map(toFact));
    case 'amounts':
      return toTable(block.rows.map(toAmount));
    case 'lines':
      return toLineTable(block.rows);
    case 'steps':
      return `<ol style="margin:0 0 0 24px;padding:0">${block.steps.map(toStep).join('')}</ol>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${gold}" style="background-color:${gold};border-radius:8px;mso-padding-alt:13px 22px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 22px;mso-padding-alt:0;color:${goldInk};${font};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
  }
}

function toStep({ title, when }: { title: string; when: string }): string {
  return `<li style="margin:0 0 8px"><strong>${escapeHtml(title)}</strong><br><span class="muted" style="${colour('muted')};font-size:15px">${escapeLines(when)}</span></li>`;
}

function toTable(rows: readonly string[]): string {
  return `<table ${table}>${rows.join('')}</table>`;
}

type FactRow = Extract<Block, { kind: 'facts' }>['rows'][number];

const cell = `padding:7px 0;border-bottom:1px solid ${colours.line[0]};vertical-align:top;${font};font-size:16px;line-height:1.4`;

function toFact([label, value, href]: FactRow): string {
  const words = href ? link(href, escapeHtml(value)) : escapeLines(value);
  return `<tr><td class="muted line" width="34%" style="${cell};${colour('muted')};padding-right:12px">${escapeHtml(label)}</td><td class="ink line" style="${cell};${colour('ink')};${wrap}">${words}</td></tr>`;
}

type AmountRow = Extract<Block, { kind: 'amounts' }>['rows'][number];

function toAmount({ name, note, value, weight }: AmountRow): string {
  const tone: Colour = weight === 'quiet' ? 'muted' : 'ink';
  const style = `${cell};${colour(tone)}`;
  const strong = (html: string) => (weight === 'sum' ? `<strong>${html}</strong>` : html);
  const small = note
    ? `<br><span class="muted" style="${colour('muted')};font-size:14px">${escapeHtml(note)}</span>`
    : '';
  return `<tr><td class="${tone} line" style="${style};padding-right:12px;${wrap}">${strong(escapeHtml(name))}${small}</td><td class="${tone} line" align="right" style="${style};text-align:right;white-space:nowrap">${strong(escapeHtml(value))}</td></tr>`;
}

type LineRow = Extract<Block, { kind: 'lines' }>['rows'][number];

/** A table of data, so it keeps its role and headings; "a month" wraps below the price where the window is narrow. */
function toLineTable(rows: readonly LineRow[]): string {
  const small = `${cell};font-size:14px`;
  const heading = (text: string, align: string) =>
    `<th class="muted line" scope="col" align="${align}" style="${small};${colour('muted')};font-weight:normal;text-align:${align};white-space:nowrap;padding-left:${align === 'left' ? 0 : 10}px">${text}</th>`;
  const figure = (text: string) =>
    `<td class="ink line" align="right" style="${small};${colour('ink')};text-align:right;padding-left:10px">${escapeHtml(text)}</td>`;
  const body = rows.map(
    ({ product, price, quantity, total }) =>
      `<tr><th class="ink line" scope="row" align="left" style="${cell};${colour('ink')};font-weight:normal;text-align:left;${wrap}">${escapeHtml(product)}</th>${[price, quantity, total].map(figure).join('')}</tr>`,
  );
  const head = `<tr>${heading('Product', 'left')}${['Price', 'Quantity', 'Total'].map((text) => heading(text, 'right')).join('')}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${head}${body.join('')}</table>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Order numbers, ranges such as "1-2" and how to reach us do not wrap, and the latter are links of our own. */
const unbroken = new RegExp(
  `KB-\\w{4}-\\w{4}|\\b\\d+-\\d+\\b|${siteSettings.freephone}|${siteSettings.email.replaceAll('.', '\\.')}`,
  'g',
);
const ownLinks: Record<string, string> = {
  [siteSettings.freephone]: siteSettings.freephoneHref,
  [siteSettings.email]: `mailto:${siteSettings.email}`,
};

function escapeLines(text: string): string {
  return escapeHtml(text).replace(unbroken, keepTogether).replace(/\r?\n/g, '<br>');
}

function keepTogether(words: string): string {
  const href = ownLinks[words];
  return `<span style="white-space:nowrap">${href ? link(href, words) : words}</span>`;
}

/** @param html escaped */
function link(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}" style="color:inherit;text-decoration:underline">${html}</a>`;
}
