/** What SendGrid tells about mails, by its signed event webhook. */
import { type KeyObject, verify } from 'node:crypto';
import type { SignedBody } from '@kowhai/domain/api/endpoint';
import type { Delivery } from '@kowhai/domain/mail/mail-state';
import { parseJson } from '@kowhai/domain/parse-json';
import { cutText } from '@kowhai/domain/text';
import * as z from 'zod/mini';

export const signatureHeader = 'x-twilio-email-event-webhook-signature';
export const timestampHeader = 'x-twilio-email-event-webhook-timestamp';

/** The mail provider tries for a day to get through. An older copy is someone else's. */
const oldestSeconds = 26 * 3600;
const aheadSeconds = 600;

/** ECDSA with SHA-256 over the timestamp and the bytes of the body. @param now in milliseconds */
export function isFromMailProvider({ bytes, headers }: SignedBody, key: KeyObject, now: number): boolean {
  const [signature, timestamp] = [headers[signatureHeader], headers[timestampHeader]];
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  const age = now / 1000 - Number(timestamp);
  if (age > oldestSeconds || age < -aheadSeconds) return false;
  const signed = Buffer.concat([Buffer.from(timestamp), bytes]);
  return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
}

/** Others, such as "deferred", say nothing final. */
const outcomes: Readonly<Record<string, Delivery['outcome']>> = {
  delivered: 'arrived',
  bounce: 'bounced',
  dropped: 'dropped',
};

const mailEvent = z.object({
  event: z.string(),
  /** Seconds since 1970. */
  timestamp: z.number().check(z.gte(0), z.lte(1e11)),
  reason: z.catch(z.optional(z.string()), undefined),
  /** Our own, which each mail was sent with. Firestore reserves ids such as __this__. */
  mailId: z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,300}$/)),
});

/** Events about mails of other senders of the account have no id of ours. */
const namesMail = (told: unknown) => typeof told === 'object' && told !== null && 'mailId' in told;

const longestReason = 300;

type MailEvents = {
  events: { mailId: string; delivery: Delivery }[];
  /** How many name a mail and cannot be read. */
  unreadable: number;
};

/** What is final about our own mails. Anything else is left out. @returns null where it is no list of events */
export function readMailEvents(bytes: Uint8Array): MailEvents | null {
  const told = parseJson(Buffer.from(bytes).toString());
  if (!Array.isArray(told)) return null;
  const read = told.filter(namesMail).map((one) => mailEvent.safeParse(one).data);
  const events = read.flatMap((one) => {
    const outcome = one && outcomes[one.event];
    if (!outcome) return [];
    const { mailId, timestamp, reason } = one;
    const at = new Date(timestamp * 1000).toISOString();
    const why = outcome !== 'arrived' && reason ? { reason: cutText(reason, longestReason, '') } : {};
    return [{ mailId, delivery: { outcome, at, ...why } }];
  });
  return { events, unreadable: read.filter((one) => one === undefined).length };
}
