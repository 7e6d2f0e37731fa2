/** The mail provider's API, which is SendGrid's, as far as the shop uses it. Another provider means another such file. */
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';

const address = z.object({
  email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Does not contain a valid address.')),
  name: z.optional(z.string()),
});
export type MailAddress = z.output<typeof address>;
const texts = z.optional(z.record(z.string(), z.string()));

// The part of SendGrid's v3 format that a shop uses; what it does not know it passes over, as SendGrid does.
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
        type: z.string().check(z.minLength(1, 'Give the type of the content.')),
        value: z.string().check(z.minLength(1, 'The content value must be at least one character long.')),
      }),
    )
    .check(z.minLength(1, 'Give at least one piece of content.')),
  attachments: z.optional(
    z.array(
      z.object({
        content: z.string().check(z.minLength(1, 'The attachment content is required.')),
        filename: z.string().check(z.minLength(1, 'The attachment filename is required.')),
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

/** One mail, as the shop asked for it to be sent. */
interface MailContent {
  to: MailAddress[];
  from: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; text: string }[];
  customArgs: Record<string, string>;
  headers: Record<string, string>;
}

/** A mail that was accepted, at a time in UTC by ISO 8601. */
export type StoredMail = MailContent & { id: string; receivedAt: string };

/** Where a mail is sent to. */
export const sendCall = 'POST /v3/mail/send';

export const errorMessages: Partial<Record<string, string>> = {
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'The from address does not match a verified Sender Identity',
  429: 'too many requests',
  500: 'Internal server error',
};

export interface ProviderErrors {
  errors: { message: string; field: string | null; help: string | null }[];
}

/** One complaint in the provider's form. */
export function providerError(message: string, field: string | null = null): ProviderErrors {
  return { errors: [{ message, field, help: null }] };
}

/**
 * Reads the body of a `sendCall`.
 * @returns a mail for each personalization, or what the provider would complain of
 */
export function parseMailSend(body: string): { mails: MailContent[] } | ProviderErrors {
  const parsed = mailSend.safeParse(parseJson(body));
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      message: issue.message,
      field: issue.path.join('.') || null,
      help: null,
    }));
    return { errors };
  }
  const mail = parsed.data;
  const withoutSubject = mail.personalizations.findIndex((person) => !(person.subject ?? mail.subject));
  if (withoutSubject >= 0) return providerError('The subject is required.', 'subject');

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
