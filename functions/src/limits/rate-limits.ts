import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { maxMailsPerHour } from '@kowhai/domain/mail/mail-limit';

/** RATE_LIMIT_SCALE multiplies all limits. `name` is stored: a new one starts at zero. */
export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  refusal?: string;
  /** Spellings of one mailbox count together. */
  isByMailbox?: true;
};

const hour = 60;

const per =
  (windowMinutes: number) =>
  (name: string, max: number, refusal?: string): RateLimit => ({
    name,
    max,
    windowMinutes,
    ...(refusal && { refusal }),
  });
const byMailbox = (limit: RateLimit): RateLimit => ({ ...limit, isByMailbox: true });
const perQuarter = per(hour / 4);
const perHour = per(hour);
const perDay = per(24 * hour);

const tooManyOrders = (one: string) => `That’s as many orders as we take from one ${one}.`;

/** For every call of a customer, refused ones included. @param name the call's */
export function callByAccount(name: string, { method, maxPerHour }: Endpoint): RateLimit {
  const most = maxPerHour ?? (method === 'GET' ? 600 : 60);
  return perHour(`call-${name}`, most, 'You’ve tried that too often in an hour.');
}

/** More than twice the busiest hour of the campaign in rate-limits.test.ts. @param kind the notice's */
export function noticeToStaff(kind: string): RateLimit {
  return perHour(`notice-${kind}`, 300);
}

export const rateLimits = {
  signInByAccount: perQuarter('sign-in-account', 10),
  signInByNetwork: perQuarter('sign-in-network', 50),

  recoveryGuessByAccount: perDay('recovery-guess', 10, 'Too many wrong recovery codes today.'),

  /** Thousands of customers of a mobile network share an address: rate-limits.test.ts simulates their day. */
  registrationByNetwork: perHour('registration', 40, 'Too many new accounts from your network in an hour.'),
  /** Against opening and closing an account in a loop, which sends mails. */
  registrationByAddress: byMailbox(
    perDay('registration-address', 10, 'Too many new accounts with this email address today.'),
  ),

  /** Each attempt reveals whether an address is taken. */
  emailChangeByAccount: perHour('email-change', 5, 'You’ve changed your email address too often in an hour.'),
  /** Each sends a mail to an unproven address. */
  emailChangeByAddress: byMailbox(
    perDay('email-change-address', 5, 'Too many accounts have moved to this email address today.'),
  ),

  /** Its mail is exempt from the recipient limit. */
  passwordChangeByAddress: byMailbox(
    perHour('password-change', 5, 'You’ve changed your password too often in an hour.'),
  ),

  passwordChangeByNetwork: perHour(
    'password-change-network',
    20,
    'Too many changed passwords on your network in an hour.',
  ),

  resetMailByNetwork: perHour('reset-mail-network', 20),
  resetMailByAddress: byMailbox(perHour('reset-mail-address', 3)),
  resetGuessByNetwork: perQuarter('reset-guess-network', 50),

  enquiryByNetwork: perHour('enquiry-network', 20, 'Too many enquiries from your network in an hour.'),
  enquiryByAddress: byMailbox(
    perHour('enquiry-address', 3, 'Too many enquiries from this email address in an hour.'),
  ),

  /** Public calls whose input is refused cost our time, and count nowhere else. */
  badInputByNetwork: perQuarter('bad-input', 100),

  browserErrorByNetwork: perHour('browser-error', 60),
  browserErrorByKind: perHour('browser-error-kind', 1),

  orderByAccountHour: perHour('order-account-hour', 10, tooManyOrders('account in an hour')),
  orderByAccountDay: perDay('order-account-day', 30, tooManyOrders('account in a day')),
  orderByAddressDay: byMailbox(perDay('order-address-day', 30, tooManyOrders('email address in a day'))),
  orderByNetwork: perHour('order-network', 30, tooManyOrders('network in an hour')),

  /** Security mails beyond the six mails below; one more says that there were others. */
  securityMailsByAddress: byMailbox(perHour('security-address', 3)),
  moreSecurityMailsByAddress: byMailbox(perHour('more-security-address', 1)),

  mailByAddress: byMailbox(perHour('mail-address', maxMailsPerHour)),
} as const satisfies Record<string, RateLimit>;

/** Callers on unknown networks share one limit, wide enough that no one can lock out all others. */
export const unnamedNetworkFactor = 100;
