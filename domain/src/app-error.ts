/** Every refusal of the shop, in one shape: a message for the person and a code for the program. */

/** Each code with the HTTP status that it is answered with. */
export const errorStatuses = {
  VALIDATION: 400,
  BAD_JSON: 400,
  INVALID_CODE: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  REAUTH: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR: 403,
  APP_CHECK: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  GONE: 409,
  USER_EXISTS: 409,
  LAST_ADMIN: 409,
  SELF_ACTION: 409,
  BAD_TRANSITION: 409,
  IDEMPOTENCY_REUSED: 409,
  VERSION: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNREADABLE: 500,
  BUSY: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

export type ErrorDetails = {
  /** A message for each field that is wrong, by its dotted path. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  /** What else the code promises: new totals, the line that ran out and what is left. */
  extra?: Record<string, unknown>;
  /** What went wrong underneath, for the log alone. */
  cause?: unknown;
};

/** Of a refused sign-in, by the API and by Firebase alike: known and unknown addresses read the same. */
export const wrongCredentials = 'Invalid email or password';

/** A refusal. Throw it anywhere; the one catch of the server turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /**
   * @param code what the program acts on
   * @param message what the person reads
   * @param details more for both
   */
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/**
 * A refusal of what somebody typed into a field.
 *
 * @param field its dotted path: the form shows the message there
 */
export function fieldError(code: ErrorCode, field: string, message: string): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}
