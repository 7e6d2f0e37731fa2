import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { contract } from '@kowhai/domain/api/contract';
import { describeApi } from '@kowhai/domain/api/open-api';
import type { MailAddress } from '@kowhai/functions/mail/provider/outgoing-mail';
import type { ReceivedMail } from './sendgrid-api.ts';
import { playedEvents } from './sendgrid-events.ts';

export type StoredMail = ReceivedMail & {
  id: string;
  receivedAt: string;
  /** The last event about it that was played to the shop. */
  told?: string;
};

const styles = `
  :root { color-scheme: light dark; --line: light-dark(#d9d5c8, #3d4340); --quiet: light-dark(#5c625e, #a3aaa5); }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  h1 { font-size: 1.25rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  a { color: light-dark(#1d5c48, #8ad0b4); }
  ol { list-style: none; margin: 0; padding: 0; }
  li { border-top: 1px solid var(--line); }
  li a { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .75rem 0; text-decoration: none; }
  li strong, dd { overflow-wrap: anywhere; }
  time, .quiet, dt { color: var(--quiet); font-size: .875rem; }
  dl { display: grid; gap: .25rem 1rem; grid-template-columns: auto 1fr; margin: 0 0 1.5rem; }
  dd { margin: 0; }
  iframe { background: #fff; border: 1px solid var(--line); height: 70vh; width: 100%; }
  pre { border: 1px solid var(--line); overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap; }
`;

export function renderInbox(mails: readonly StoredMail[], mode: string): string {
  const items = mails.map(
    (mail) => `<li><a href="/messages/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
      <time datetime="${mail.receivedAt}">${mail.receivedAt.slice(11, 19)} UTC</time>
      <span class="quiet">to ${escapeHtml(formatAddresses(mail.to))}</span></a></li>`,
  );
  const note =
    mode === 'ok' ? '' : `<p>Every email gets the answer <strong>${escapeHtml(mode)}</strong> right now.</p>`;
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p class="quiet">No emails yet.</p>';
  return renderDocument(
    'Email inbox',
    `<h1>Email inbox</h1>${note}${list}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

export function renderMail(mail: StoredMail): string {
  const details: [string, string][] = [
    ['From', formatAddresses([mail.from])],
    ['To', formatAddresses(mail.to)],
    ['Reply to', mail.replyTo ? formatAddresses([mail.replyTo]) : ''],
    ['Received', mail.receivedAt],
    ['Told the shop', mail.told ?? ''],
    ...Object.entries(mail.headers),
    ...Object.entries(mail.customArgs),
  ];
  const rows = details.filter(([, value]) => value !== '');
  const list = rows
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  // Untrusted HTML: no scripts, forms or cookies, and links open in a new tab.
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  const html = `<h2>HTML</h2><iframe sandbox="${sandbox}" title="The email" src="/messages/${mail.id}/html"></iframe>`;
  const text = `<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`;
  const attached = mail.attachments.map(
    (file) =>
      `<h2>${escapeHtml(file.filename)}, ${escapeHtml(file.type)}</h2><pre>${escapeHtml(file.text)}</pre>`,
  );
  return renderDocument(
    mail.subject,
    `<p><a href="/">Email inbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${list}</dl>${renderEvents(mail)}${mail.html && html}${mail.text && text}${attached.join('')}`,
  );
}

/** As SendGrid's event webhook would. */
function renderEvents({ id }: StoredMail): string {
  const buttons = playedEvents.map((event) => `<button name="event" value="${event}">${event}</button>`);
  return `<form method="post" action="/messages/${id}/events"><p>Tell the shop that it was: ${buttons.join(' ')}</p></form>`;
}

function renderDocument(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width">${head}<style>${styles}</style></head><body>${body}</body></html>`;
}

function formatAddresses(addresses: readonly MailAddress[]): string {
  return addresses.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const require = createRequire(import.meta.url);

export async function readApiPage(pathname: string): Promise<{ type: string; content: string }> {
  if (pathname === '/api-docs') return { type: 'text/html; charset=utf-8', content: renderApiPage() };
  const file = basename(pathname);
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const content = await readFile(require.resolve(`swagger-ui-dist/${file}`), 'utf8');
  return { type: `${type}; charset=utf-8`, content };
}

function renderApiPage(): string {
  // The shop refuses cross-origin calls, so the page offers none.
  const options = {
    spec: describeApi(contract),
    dom_id: '#api',
    supportedSubmitMethods: [],
    tryItOutEnabled: false,
  };
  const json = JSON.stringify(options).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The shop’s API</title>
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<div id="api"></div>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle(${json})</script>
</html>`;
}
