/** What SendGrid tells about mails, by its signed event webhook. */
import { type KeyObject, verify } from 'node:crypto';
import type { SignedBody } from '@kowhai/domain/api/endpoint';
import type { Delivery } from '@kowhai/domain/mail/mail-state';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';

export const signatureHeader = 'x-twilio-email-event-webhook-signature';
export const timestampHeader = 'x-twilio-email-event-webhook-timestamp';

/** The provider tries for a day to get through. An older copy is someone else's. */
const oldestSeconds = 26 * 3600;
const aheadSeconds = 600;

/** ECDSA with SHA-256 over the timestamp and the bytes of the body. @param now in milliseconds */
export function isFromProvider({ bytes, headers }: SignedBody, key: KeyObject, now: number): boolean {
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

const providerEvent = z.object({
  event: z.string(),
  /** Seconds since 1970. */
  timestamp: z.number().check(z.gte(0), z.lte(1e11)),
  reason: z.optional(z.string()),
  /** Our own, which each mail was sent with. Those of other senders of the account have none. */
  mailId: z.string().check(z.regex(/^[\w-]{1,300}$/)),
});

const longestReason = 300;

/** What is final about our own mails. Anything else is left out. @returns null where it is no list of events */
export function readMailEvents(bytes: Uint8Array): { mailId: string; delivery: Delivery }[] | null {
  const events = parseJson(Buffer.from(bytes).toString());
  if (!Array.isArray(events)) return null;
  return events.flatMap((told) => {
    const { event, timestamp, reason, mailId = '' } = providerEvent.safeParse(told).data ?? {};
    const outcome = outcomes[event ?? ''];
    if (!outcome || timestamp === undefined) return [];
    const at = new Date(timestamp * 1000).toISOString();
    const why = outcome !== 'arrived' && reason ? { reason: reason.slice(0, longestReason) } : {};
    return [{ mailId, delivery: { outcome, at, ...why } }];
  });
}
