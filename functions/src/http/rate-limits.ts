/** RATE_LIMIT_SCALE multiplies all limits. `name` is stored, so a new one starts counting anew. */
export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  refusal?: string;
};

const hour = 60;
const day = 24 * hour;

export const rateLimits = {
  signInByAccount: { name: 'sign-in-account', max: 10, windowMinutes: 15 },
  signInByNetwork: { name: 'sign-in-network', max: 50, windowMinutes: 15 },

  /** Thousands of customers of a mobile network share an address: rate-limits.test.ts draws their day. */
  registrationByNetwork: {
    name: 'registration',
    max: 40,
    windowMinutes: hour,
    refusal: 'Too many new accounts from your network in an hour.',
  },
  /** Against opening and closing an account in a loop, each time with mails. */
  registrationByAddress: {
    name: 'registration-address',
    max: 10,
    windowMinutes: day,
    refusal: 'Too many new accounts with this email address today.',
  },

  /** Each try tells whether an address is taken. */
  emailChangeByAccount: {
    name: 'email-change',
    max: 5,
    windowMinutes: hour,
    refusal: 'You’ve changed your email address too often in an hour.',
  },
  /** Each is mailed to an address that nobody has proved to be theirs yet. */
  emailChangeByAddress: {
    name: 'email-change-address',
    max: 5,
    windowMinutes: day,
    refusal: 'Too many accounts have moved to this email address today.',
  },

  /** Each is mailed to the address, however many mails it has had. */
  passwordChangeByAddress: {
    name: 'password-change',
    max: 5,
    windowMinutes: hour,
    refusal: 'You’ve changed your password too often in an hour.',
  },

  resetMailByNetwork: { name: 'reset-mail-network', max: 20, windowMinutes: hour },
  resetMailByAddress: { name: 'reset-mail-address', max: 3, windowMinutes: hour },
  resetGuessByNetwork: { name: 'reset-guess-network', max: 50, windowMinutes: 15 },

  enquiryByNetwork: {
    name: 'enquiry-network',
    max: 20,
    windowMinutes: hour,
    refusal: 'Too many enquiries from your network in an hour.',
  },
  /** Anybody can type anybody's address. */
  enquiryByAddress: {
    name: 'enquiry-address',
    max: 3,
    windowMinutes: hour,
    refusal: 'Too many enquiries from this email address in an hour.',
  },

  browserErrorByNetwork: { name: 'browser-error', max: 60, windowMinutes: hour },

  orderByAccountHour: {
    name: 'order-account-hour',
    max: 10,
    windowMinutes: hour,
    refusal: 'That’s as many orders as we take from one account in an hour.',
  },
  orderByAccountDay: {
    name: 'order-account-day',
    max: 30,
    windowMinutes: day,
    refusal: 'That’s as many orders as we take from one account in a day.',
  },
  /** Across all accounts that were opened with the address. */
  orderByAddressDay: {
    name: 'order-address-day',
    max: 30,
    windowMinutes: day,
    refusal: 'That’s as many orders as we take from one email address in a day.',
  },
  orderByNetwork: {
    name: 'order-network',
    max: 30,
    windowMinutes: hour,
    refusal: 'That’s as many orders as we take from one network in an hour.',
  },
} as const satisfies Record<string, RateLimit>;

/** Callers whose network cannot be named share one limit, so much wider that nobody can lock all others out. */
export const unnamedNetworkFactor = 100;
