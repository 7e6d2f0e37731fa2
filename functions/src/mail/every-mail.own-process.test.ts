import { type MailKind, mailJob } from '@kowhai/domain/mail/mail-job';
import { orderMailKinds } from '@kowhai/domain/mail/order-mail';
import { describe, expect, it, vi } from 'vitest';
import { at, cases, provider } from '#functions/testing/example-mails.ts';
import { addressMail, headersOf } from './words/address-mail.ts';
import { renderHtml } from './words/render-html.ts';
import { renderText } from './words/render-text.ts';
import { writeMail } from './words/write-mail.ts';

// A code is made with a secret, which is read when its module is loaded.
vi.hoisted(() => {
  process.env.FUNCTIONS_EMULATOR = 'true';
});

const siteAddress = 'https://shop.example';

it('each kind of email has an example', () => {
  const kinds = mailJob.def.options.flatMap(({ shape }): readonly MailKind[] =>
    shape.kind.def.type === 'literal' ? shape.kind.def.values : orderMailKinds,
  );
  expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(kinds));
});

describe.each(cases)('the mail $kind', (job, recipient, answered) => {
  const mail = writeMail(job, siteAddress, at, '7F3K29QD');
  const { to, replyTo } = addressMail(job, provider);

  it('goes to the customer or the provider, and a reply to the other one', () => {
    expect(to.email).toBe(recipient);
    expect(replyTo?.email).toBe(answered);
  });

  it('has headers of one line', () => {
    expect([mail.subject, to.name ?? '', replyTo?.name ?? ''].join('')).not.toMatch(/\p{Cc}/u);
  });

  it('shows people’s own words as words', () => {
    const html = renderHtml(mail, siteAddress);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('"&\'');
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/shop\.example\/|^tel:0800000000$|^mailto:hello@kowhai\.example$/);
    }
  });

  it('says the same as text and as HTML, signed by the shop', () => {
    const text = renderText(mail);
    const inText = new Set(listWords(text));
    const inHtml = listWords(readHtml(renderHtml(mail, siteAddress)));
    expect(inHtml.filter((word) => !inText.has(word))).toEqual([]);
    expect(text).toContain('Kōwhai Broadband');
    expect(text).toContain('0800 000 000');
    for (const block of mail.blocks) {
      if (block.kind === 'button') expect(text).toContain(block.href);
    }
  });

  it('has a line for lists of mails, and follows the dark scheme', () => {
    expect(mail.preheader).toMatch(/\S/);
    const html = renderHtml(mail, siteAddress);
    expect(html).toMatch(/<meta name="color-scheme" content="light dark">.*prefers-color-scheme:dark/s);
    expect(html).toMatch(/<img src="[^"]+\.png" alt="[^"]+"/);
  });

  it('keeps its space and its buttons in Outlook, whose Word engine knows padding on table cells only', () => {
    const html = renderHtml(mail, siteAddress);
    const styles = [...html.matchAll(/<(\w+)[^>]* style="([^"]*)"/g)].map(([, tag = '', style = '']) => ({
      tag,
      style,
    }));
    const padded = styles.filter(({ style }) => /(?<!-)padding(?!:0[;"]|:0$)/.test(style));
    // A button's link is padded too, for a larger target elsewhere.
    expect(padded.filter(({ tag }) => !['td', 'th', 'a'].includes(tag))).toEqual([]);
    expect(html.match(/<a [^>]*[; "]padding/g) ?? []).toHaveLength(
      html.match(/<td bgcolor="#\w+" style="[^"]*mso-padding-alt:13px 22px"><a /g)?.length ?? 0,
    );
    expect(styles.filter(({ tag, style }) => tag === 'table' && style.includes('margin'))).toEqual([]);
    expect(
      styles.filter(
        ({ tag, style }) =>
          /^(?:h\d|t[hd])$/.test(tag) && /font-size/.test(style) && !/font-family/.test(style),
      ),
    ).toEqual([]);
  });

  it('leaves no day, address or number to a mail program to make a blue link of', () => {
    const html = renderHtml(mail, siteAddress);
    expect(html).toContain('content="telephone=no,date=no,address=no,email=no,url=no"');
    expect(html).toMatch(/a\[x-apple-data-detectors\],u\+\.paper a\{color:inherit/);
    expect(html).toContain('<body class="paper');
    const unlinked = withoutPreview(html).replace(/<a [^>]*>.*?<\/a>/g, '');
    expect(unlinked).not.toMatch(/0800 000 000|hello@kowhai\.example/);
  });

  it('asks for no automatic answer, unless a person wrote it', () => {
    const isWritten = job.kind === 'send-enquiry' || job.kind === 'enquiry-reply';
    expect(headersOf(job)['Auto-Submitted']).toBe(isWritten ? undefined : 'auto-generated');
    expect(headersOf(job)['X-Auto-Response-Suppress']).toBe(isWritten ? undefined : 'OOF, AutoReply');
  });
});

function withoutPreview(html: string): string {
  return html.replace(/^.*?<\/head>/s, '').replace(/<div style="display:none.*?<\/div>/s, '');
}

/** The visible text, without the head and the preview line. */
function readHtml(html: string): string {
  return withoutPreview(html)
    .replace(/<\/?(?:span|a)\b[^>]*>/g, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];
}
