/** Tables and inline styles, which mail clients keep. People's own words are escaped here only. */
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
// Fills the preview line, which would show the mail itself.
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

export function renderHtml({ subject, preheader, title, blocks }: Mail, siteAddress: string): string {
  const lines = signature().map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet()}</style>
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
<tr><td class="ink" style="padding:28px 24px;${colour('ink')};${font};font-size:16px;line-height:1.5;text-align:left;${wrap}">
<h1 class="ink" style="margin:0 0 16px;${colour('ink')};font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(toHtml).join('\n')}
</td></tr>
<tr><td class="muted line" style="padding:18px 24px;border-top:1px solid ${colours.line[0]};${colour('muted')};${font};font-size:14px;line-height:1.5;text-align:left">${lines}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

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
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}${outlook}`;
}

function colour(name: Colour): string {
  return `color:${colours[name][0]}`;
}

function background(name: Colour): string {
  return `background-color:${colours[name][0]}`;
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;${colour('muted')};font-size:14px">${escapeLines(block.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 8px;${colour('ink')};font-size:17px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'quote':
      return `<blockquote class="muted line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${colours.line[0]};${colour('muted')}">${escapeLines(block.text)}</blockquote>`;
    case 'code':
      return `<p class="sunken ink line" style="margin:0 0 16px;padding:14px 18px;${background('sunken')};${colour('ink')};border:1px solid ${colours.line[0]};border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:26px;letter-spacing:2px">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return toTable(block.rows.map(([label, value]) => toFact(label, value)));
    case 'amounts':
      return toTable(block.rows.map(toAmount));
    case 'lines':
      return toLineTable(block.rows);
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:24px">${block.items.map(toStep).join('')}</ol>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px"><tr><td bgcolor="${gold}" style="background-color:${gold};border-radius:8px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 22px;color:${goldInk};${font};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
  }
}

function toStep({ title, when }: { title: string; when: string }): string {
  return `<li style="margin:0 0 8px"><strong>${escapeHtml(title)}</strong><br><span class="muted" style="${colour('muted')};font-size:15px">${escapeLines(when)}</span></li>`;
}

function toTable(rows: readonly string[]): string {
  return `<table ${table} style="margin:0 0 16px">${rows.join('')}</table>`;
}

const cell = `padding:7px 0;border-bottom:1px solid ${colours.line[0]};vertical-align:top;${font};font-size:16px;line-height:1.4`;

function toFact(label: string, value: string): string {
  return `<tr><td class="muted line" width="34%" style="${cell};${colour('muted')};padding-right:12px">${escapeHtml(label)}</td><td class="ink line" style="${cell};${colour('ink')};${wrap}">${escapeLines(value)}</td></tr>`;
}

type AmountRow = Extract<Block, { kind: 'amounts' }>['rows'][number];

function toAmount({ name, note, value, weight }: AmountRow): string {
  const tone: Colour = weight === 'quiet' ? 'muted' : 'ink';
  const style = `${cell};${colour(tone)}${weight === 'sum' ? ';font-weight:700' : ''}`;
  const small = note
    ? `<br><span class="muted" style="${colour('muted')};font-size:14px">${escapeHtml(note)}</span>`
    : '';
  return `<tr><td class="${tone} line" style="${style};padding-right:12px;${wrap}">${escapeHtml(name)}${small}</td><td class="${tone} line" align="right" style="${style};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
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
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${head}${body.join('')}</table>`;
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

/** Order numbers, the phone number and ranges such as "1-2" do not wrap. */
const unbroken = new RegExp(`KB-\\w{4}-\\w{4}|\\b\\d+-\\d+\\b|${siteSettings.freephone}`, 'g');

function escapeLines(text: string): string {
  return escapeHtml(text)
    .replace(unbroken, '<span style="white-space:nowrap">$&</span>')
    .replace(/\r?\n/g, '<br>');
}
