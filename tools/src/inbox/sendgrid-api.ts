/** SendGrid's API as the dev inbox plays it: what it takes, and how it answers. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '@kowhai/domain/parse-json';
import type { MailAddress } from '@kowhai/functions/mail/provider/outgoing-mail';
import * as z from 'zod/mini';

export const sendCall = 'POST /v3/mail/send';

export type ReceivedMail = {
  to: MailAddress[];
  from: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; text: string }[];
  customArgs: Record<string, string>;
  headers: Record<string, string>;
};

type Answer = { status: number; headers: Record<string, string>; body: string };

const address = z.object({
  email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Does not contain a valid address.')),
  name: z.optional(z.string()),
});
const texts = z.optional(z.record(z.string(), z.string()));
const filled = (message: string) => z.string().check(z.minLength(1, message));

// The part of SendGrid's v3 format that a shop uses; unknown fields are ignored, as SendGrid does.
const mailSend = z.object({
  personalizations: z
    .array(
      z.object({
        to: z.array(address).check(z.minLength(1, 'Give at least one recipient.')),
        subject: z.optional(z.string()),
        headers: texts,
        custom_args: texts,
      }),
    )
    .check(z.minLength(1, 'Give at least one personalization.')),
  from: address,
  reply_to: z.optional(address),
  subject: z.optional(z.string()),
  content: z
    .array(
      z.object({
        type: filled('Give the type of the content.'),
        value: filled('The content value must be at least one character long.'),
      }),
    )
    .check(z.minLength(1, 'Give at least one piece of content.')),
  attachments: z.optional(
    z.array(
      z.object({
        content: filled('The attachment content is required.'),
        filename: filled('The attachment filename is required.'),
        // Besides a calendar's method, the mail provider takes no parameter.
        type: z
          .string()
          .check(
            z.regex(
              /^[^;\r\n]+(; ?method=[A-Z]+)?$/,
              "The attachment type cannot contain ';', or CRLF characters.",
            ),
          ),
      }),
    ),
  ),
  headers: texts,
  custom_args: texts,
});

/** What a send request holds, or how SendGrid refuses it. */
export function receiveMails(headers: IncomingHttpHeaders, body: string): { mails: ReceivedMail[] } | Answer {
  if (!/^Bearer .+/.test(headers.authorization ?? '')) return failSending('401');
  const parsed = mailSend.safeParse(parseJson(body));
  if (!parsed.success) {
    return refuse(400, ...parsed.error.issues.map(({ message, path }) => [message, path.join('.')] as const));
  }
  const mail = parsed.data;
  if (mail.personalizations.some((person) => !(person.subject ?? mail.subject)))
    return refuse(400, ['The subject is required.', 'subject']);

  const attachments = (mail.attachments ?? []).map(({ content, ...file }) => ({
    ...file,
    text: Buffer.from(content, 'base64').toString(),
  }));
  const part = (type: string) => mail.content.find((content) => content.type === type)?.value ?? '';
  return {
    mails: mail.personalizations.map((person) => ({
      to: person.to,
      from: mail.from,
      replyTo: mail.reply_to ?? null,
      subject: person.subject ?? mail.subject ?? '',
      text: part('text/plain'),
      html: part('text/html'),
      attachments,
      customArgs: { ...mail.custom_args, ...person.custom_args },
      headers: { ...mail.headers, ...person.headers },
    })),
  };
}

export function acceptMail(messageId: string): Answer {
  return { status: 202, headers: { 'x-message-id': messageId }, body: '' };
}

const failures = {
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'The from address does not match a verified Sender Identity',
  429: 'too many requests',
  500: 'Internal server error',
};

export function failSending(status: `${keyof typeof failures}`): Answer {
  const answer = refuse(Number(status), [failures[status], '']);
  return status === '429' ? { ...answer, headers: { ...answer.headers, 'Retry-After': '1' } } : answer;
}

function refuse(status: number, ...complaints: (readonly [message: string, field: string])[]): Answer {
  const errors = complaints.map(([message, field]) => ({ message, field: field || null, help: null }));
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify({ errors }) };
}
