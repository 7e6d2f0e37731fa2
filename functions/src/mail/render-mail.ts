/**
 * A mail as a list of blocks, and the two ways to show it. People's own words are escaped here and nowhere else, so no
 * mail can forget to.
 */
import { siteSettings } from '@kowhai/domain/site-settings';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Something to read off and type in elsewhere. */
  | { kind: 'code'; text: string }
  /** Label and value, one under the other. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** What is bought, with amounts on the right; the last row stands out. */
  | { kind: 'amounts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'button'; text: string; href: string };

export type Mail = { subject: string; title: string; blocks: readonly Block[] };

const colours = { ink: '#12211b', soft: '#4a5a52', gold: '#f2b705', paper: '#fbf8f1', line: '#ddd8cb' };
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function renderText({ title, blocks }: Mail): string {
  return [
    title,
    ...blocks.map(toText),
    toText({ kind: 'paragraph', text: `--\n${signature().join('\n')}` }),
  ].join('\n\n');
}

export function renderHtml({ subject, title, blocks }: Mail): string {
  const body = blocks.map(toHtml).join('\n');
  return `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${colours.line};border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:4px solid ${colours.gold};font-weight:700;font-size:18px">${escapeHtml(siteSettings.name)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid ${colours.line};color:${colours.soft};font-size:14px">${signature().map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function signature(): string[] {
  const { name, freephone, email, postalAddress } = siteSettings;
  return [name, `Freephone ${freephone}`, email, postalAddress];
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'code':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
    case 'amounts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
      return `${block.text}: ${block.href}`;
  }
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(block.text)}</h2>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:14px 18px;background:${colours.paper};border:1px solid ${colours.line};border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:26px;letter-spacing:2px">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return toTable(block.rows.map(([label, value]) => toRow(label, value, false)));
    case 'amounts':
      return toTable(
        block.rows.map(([label, value], index) => toRow(label, value, index === block.rows.length - 1, true)),
      );
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ol>`;
    case 'button':
      return `<p style="margin:24px 0 8px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.gold};color:${colours.ink};font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
  }
}

function toTable(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

function toRow(label: string, value: string, isStrong: boolean, isAmount = false): string {
  const weight = isStrong ? ';font-weight:700' : '';
  const cell = `padding:6px 0;border-bottom:1px solid ${colours.line};vertical-align:top${weight}`;
  const labelColour = isAmount ? '' : `;color:${colours.soft};width:38%`;
  const valueStyle = isAmount ? ';text-align:right;white-space:nowrap' : '';
  return `<tr><td style="${cell}${labelColour}">${escapeHtml(label)}</td><td style="${cell}${valueStyle}">${escapeLines(value)}</td></tr>`;
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

function escapeLines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
