/**
 * How often what may be tried or done; RATE_LIMIT_SCALE multiplies all of it. `name` is stored with the counters, so
 * changing one begins its counting anew.
 */
export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  /** What the person reads who has reached it, before the sentence that says when to try again. */
  refusal?: string;
};

const hour = 60;
const day = 24 * hour;

export const rateLimits = {
  /** Failed sign-ins to one account from one network. */
  signInByAccount: { name: 'sign-in-account', max: 10, windowMinutes: 15 },
  signInByNetwork: { name: 'sign-in-network', max: 50, windowMinutes: 15 },

  registrationByNetwork: {
    name: 'registration',
    max: 20,
    windowMinutes: hour,
    refusal: 'Too many accounts were opened from your network within an hour.',
  },
  /** Closing an account frees its address: nobody opens and closes one in a loop, each time with mails. */
  registrationByAddress: {
    name: 'registration-address',
    max: 10,
    windowMinutes: day,
    refusal: 'Too many accounts were opened with this email address today.',
  },

  /** An address that is taken is told, so how many are tried is limited. */
  emailChangeByAccount: {
    name: 'email-change',
    max: 5,
    windowMinutes: hour,
    refusal: 'Your email address was changed too often within an hour.',
  },
  /** Each change is mailed, and nobody has to prove that an address is theirs. */
  emailChangeByAddress: {
    name: 'email-change-address',
    max: 5,
    windowMinutes: day,
    refusal: 'Accounts were moved to this email address too often today.',
  },

  resetMailByNetwork: { name: 'reset-mail-network', max: 20, windowMinutes: hour },
  resetMailByAddress: { name: 'reset-mail-address', max: 3, windowMinutes: hour },
  resetGuessByNetwork: { name: 'reset-guess-network', max: 50, windowMinutes: 15 },

  enquiryByNetwork: {
    name: 'enquiry-network',
    max: 5,
    windowMinutes: hour,
    refusal: 'Too many enquiries came from your network within an hour.',
  },
  /** Anybody can type anybody's address: this is how often the shop may be made to mail one. */
  enquiryByAddress: {
    name: 'enquiry-address',
    max: 3,
    windowMinutes: hour,
    refusal: 'Too many enquiries came from this email address within an hour.',
  },

  orderByAccountHour: {
    name: 'order-account-hour',
    max: 10,
    windowMinutes: hour,
    refusal: 'You have placed as many orders as we take from one account in an hour.',
  },
  orderByAccountDay: {
    name: 'order-account-day',
    max: 30,
    windowMinutes: day,
    refusal: 'You have placed as many orders as we take from one account in a day.',
  },
  /** The same across the accounts that were opened with an address one after the other. */
  orderByAddressDay: {
    name: 'order-address-day',
    max: 30,
    windowMinutes: day,
    refusal: 'As many orders were placed with your email address as we take in a day.',
  },
  orderByNetwork: {
    name: 'order-network',
    max: 30,
    windowMinutes: hour,
    refusal: 'As many orders came from your network as we take in an hour.',
  },
} as const satisfies Record<string, RateLimit>;

/**
 * A caller whose network nobody can name counts with all others of the kind. Theirs is a limit against floods alone:
 * this many times as wide, so that nobody can use it up to lock everybody out.
 */
export const unnamedNetworkFactor = 100;
