/** Every refusal: a message for the person, a code for the program. */

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
  TIMEOUT: 408,
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
  /** A message for each invalid field, by its dotted path. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** More for the client: new totals, or the line that ran out and what is left. */
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/** Firebase and the API refuse a sign-in with the same words, whether or not the address is known. */
export const wrongCredentials = 'Invalid email or password';

/** A refusal. Throw it anywhere; the server's one catch turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** @param field its dotted path, where the form shows the message */
export function fieldError(code: ErrorCode, field: string, message: string): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}
