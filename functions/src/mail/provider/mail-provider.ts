/** All that is specific to the mail provider, SendGrid: its key, its client, and its API for the dev inbox. */
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';
import { type FailureReason, type OutgoingMail, type ReceivedMail, SendFailure } from './outgoing-mail.ts';

type Access = { key: string; url?: string | undefined };

type Answer = { status: number; headers: Record<string, string>; body: string };

export const mailProvider = {
  name: 'SendGrid',
  secret: 'SENDGRID_API_KEY',
  keyPrefix: 'SG.',
  keysAt: 'https://app.sendgrid.com/settings/api_keys',
  sendersAt: 'https://app.sendgrid.com/settings/sender_auth',
  send,
  standIn: { call: 'POST /v3/mail/send', receive, accept, fail },
} as const;

const timeOutMs = 10_000;

/** By status: a bad key or sender; a malformed or oversized mail. */
const reasons: Record<number | string, FailureReason> = {
  401: 'account',
  403: 'account',
  400: 'mail',
  413: 'mail',
};

/** The client's timeout restarts with every byte, so the caller needs one of its own. @throws SendFailure */
async function send({ mailId, attachments = [], ...mail }: OutgoingMail, access: Access): Promise<void> {
  const sendGrid = await openClient(access);
  const message = {
    ...mail,
    customArgs: { mailId },
    attachments: attachments.map(({ text, ...file }) => ({
      ...file,
      content: Buffer.from(text).toString('base64'),
      disposition: 'attachment',
    })),
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
  try {
    const [{ body }] = await sendGrid.send(message);
    ignore(body);
  } catch (error) {
    ignore((error as { response?: { body?: unknown } }).response?.body);
    const code = codeOf(error);
    throw new SendFailure(reasons[code] ?? 'later', code);
  }
}

type Client = { setDefaultRequest(key: string, value: unknown): void };

async function openClient({ key, url }: Access) {
  const { default: sendGrid } = await import('@sendgrid/mail');
  sendGrid.setApiKey(key);
  sendGrid.setTimeout(timeOutMs);
  // The types hide the inner client, which has the address.
  const { client } = sendGrid as unknown as { client: Client };
  // Only the status matters: the body may be cut off, or drip for minutes.
  client.setDefaultRequest('responseType', 'stream');
  if (url !== undefined) client.setDefaultRequest('baseUrl', `${url.replace(/\/$/, '')}/`);
  return sendGrid;
}

function ignore(body: unknown): void {
  if (body instanceof Readable) body.on('error', () => undefined).resume();
}

function codeOf(error: unknown): number | string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN';
}

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
        // Besides a calendar's method, the provider takes no parameter.
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

function receive(headers: IncomingHttpHeaders, body: string): { mails: ReceivedMail[] } | Answer {
  if (!/^Bearer .+/.test(headers.authorization ?? '')) return fail('401');
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

function accept(messageId: string): Answer {
  return { status: 202, headers: { 'x-message-id': messageId }, body: '' };
}

const failures = {
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'The from address does not match a verified Sender Identity',
  429: 'too many requests',
  500: 'Internal server error',
};

function fail(status: `${keyof typeof failures}`): Answer {
  const answer = refuse(Number(status), [failures[status], '']);
  return status === '429' ? { ...answer, headers: { ...answer.headers, 'Retry-After': '1' } } : answer;
}

function refuse(status: number, ...complaints: (readonly [message: string, field: string])[]): Answer {
  const errors = complaints.map(([message, field]) => ({ message, field: field || null, help: null }));
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify({ errors }) };
}
