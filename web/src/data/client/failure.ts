import { type ErrorCode, errorStatuses, wrongCredentials } from '@kowhai/domain/app-error';

/**
 * The server's codes, those of calls that got no answer of the shop's (specification section 7: three words or the numeric
 * status), and of a sign-in that waited too long for its second factor.
 */
export type FailureCode =
  | ErrorCode
  | number
  | 'FETCH_ERROR'
  | 'TIMEOUT_ERROR'
  | 'PARSING_ERROR'
  | 'EXPIRED'
  | 'UNKNOWN';

type FailureDetails = {
  /** The HTTP status, where there was an answer. */
  status?: number;
  fields?: Record<string, string>;
  /** What else the server told: new totals, the line that ran out. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** Helps people who look after a network; shown on request. */
  technical?: string;
  cause?: unknown;
};

/** The one shape in which screens meet whatever went wrong. The message is written for the person. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number | null;
  readonly fields: Record<string, string>;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds: number | null;
  readonly technical: string | null;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? null;
    this.fields = details.fields ?? {};
    this.extra = details.extra ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.technical = details.technical ?? null;
  }

  /** What a load error shows: the server's message, else the text of the error (specification, section 8). */
  get loadErrorText(): string {
    // An error of our own code has no words for people; a vendor's is for programmers and names its code.
    const { code, cause, message } = this;
    const isOurs = code === 'UNKNOWN' && cause instanceof Error && !('code' in cause) && cause.message !== '';
    return isOurs ? `${message} (${cause.message})` : message;
  }

  /** True if the call may have been carried out or not: trying again makes sense. */
  get isUnanswered(): boolean {
    return typeof this.code === 'number' || unansweredCodes.includes(this.code);
  }
}

const unansweredCodes: readonly FailureCode[] = [
  'FETCH_ERROR',
  'TIMEOUT_ERROR',
  'PARSING_ERROR',
  'BUSY',
  'UNKNOWN',
];

const messages = {
  FETCH_ERROR: 'We couldn’t reach the shop. Check your internet connection, then try again.',
  TIMEOUT_ERROR: 'The shop is taking too long to answer. Try again in a moment.',
  PARSING_ERROR: 'We couldn’t read the shop’s answer. Try again in a moment.',
  UNKNOWN: 'Something went wrong on our side. Try again in a moment.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again to continue: nothing you’ve entered is lost.',
  INVALID_CREDENTIALS: wrongCredentials,
  REAUTH: 'Enter your current password to make this change.',
  INVALID_CODE: 'That code isn’t right, or it’s been used already. Wait for the next one in your app.',
  EXPIRED: 'That took too long. Enter your password again.',
  FORBIDDEN: 'You don’t have access to this.',
  NOT_FOUND: 'We couldn’t find that.',
  RATE_LIMITED: 'Too many tries. Wait a few minutes, then try again.',
  BUSY: 'The shop is busy right now. Try again in a moment.',
} as const satisfies Partial<Record<FailureCode, string>>;

export function makeFailure(code: keyof typeof messages, cause?: unknown): Failure {
  return new Failure(code, messages[code], { cause });
}

/**
 * Firebase's own codes, in the shop's. Known and unknown accounts read the same. What is not listed, such as a key of
 * ours that is not good, is a fault of the shop's: it says nothing of a password and ends no session.
 */
const codesOfFirebase: Record<string, keyof typeof messages> = {
  'auth/invalid-credential': 'INVALID_CREDENTIALS',
  'auth/invalid-email': 'INVALID_CREDENTIALS',
  'auth/missing-password': 'INVALID_CREDENTIALS',
  'auth/user-not-found': 'INVALID_CREDENTIALS',
  'auth/wrong-password': 'INVALID_CREDENTIALS',
  'auth/user-disabled': 'INVALID_CREDENTIALS',
  'auth/too-many-requests': 'RATE_LIMITED',
  'auth/network-request-failed': 'FETCH_ERROR',
  'auth/timeout': 'TIMEOUT_ERROR',
  'auth/internal-error': 'BUSY',
  'auth/quota-exceeded': 'BUSY',
  'auth/user-token-expired': 'UNAUTHENTICATED',
  'auth/invalid-user-token': 'UNAUTHENTICATED',
  'auth/requires-recent-login': 'REAUTH',
  'auth/invalid-verification-code': 'INVALID_CODE',
  'auth/invalid-multi-factor-session': 'EXPIRED',
  'auth/code-expired': 'EXPIRED',
  unauthenticated: 'UNAUTHENTICATED',
  'permission-denied': 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  unavailable: 'FETCH_ERROR',
  // What Firestore says of a request that got no answer at all.
  unknown: 'FETCH_ERROR',
  'deadline-exceeded': 'TIMEOUT_ERROR',
  'resource-exhausted': 'BUSY',
  aborted: 'BUSY',
};

/** Turns anything that was thrown into a `Failure`. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return makeFailure('UNKNOWN', thrown);
  const known = 'code' in thrown ? codesOfFirebase[String(thrown.code)] : undefined;
  if (known) return makeFailure(known, thrown);
  if ('name' in thrown && (thrown.name === 'TimeoutError' || thrown.name === 'AbortError'))
    return makeFailure('TIMEOUT_ERROR', thrown);
  // fetch rejects with a TypeError where it cannot connect; so does a chunk of the site that does not load.
  if (thrown instanceof TypeError) return makeFailure('FETCH_ERROR', thrown);
  return makeFailure('UNKNOWN', thrown);
}

/**
 * Turns what a read of the database threw into a `Failure`. It has a host of its own, which blockers and filters may
 * keep from a browser that reaches the shop.
 */
export function toDatabaseFailure(thrown: unknown): Failure {
  const failure = toFailure(thrown);
  const said = findFirestoreAnswer(thrown);
  if (said) return new Failure(failure.code, said, { cause: thrown });
  if (failure.code !== 'FETCH_ERROR' && failure.code !== 'TIMEOUT_ERROR') return failure;
  if (navigator.onLine === false) return new Failure(failure.code, 'You’re offline.', { cause: thrown });
  return new Failure(failure.code, messages.FETCH_ERROR, { technical: databaseUnreached, cause: thrown });
}

/** What Firestore says of a refusal, as its SDK hands it on. Without an answer, the code is "unknown". */
function findFirestoreAnswer(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code === 'unknown') return undefined;
  return /^Request failed with error: (.+)/s.exec(thrown.message)?.[1];
}

const databaseUnreached =
  'Your browser got no answer from firestore.googleapis.com. An ad blocker or your network may be blocking it.';

/** Turns an error response into a `Failure`, whether the shop, a proxy or a captive portal sent it. */
export function failureOfAnswer(status: number, body: unknown, retryAfter: string | null): Failure {
  const seconds = Number(retryAfter ?? Number.NaN);
  const details = { status, ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }) };
  const { message, code, fields, requestId, ...extra } = findError(body);
  const isWorded = typeof message === 'string' && message !== '';
  if (!isWorded || typeof code !== 'string') {
    // A server that says what is wrong is quoted, even where it names no code of the shop's.
    const quoted = isWorded ? message : null;
    if (status === 429) return new Failure('RATE_LIMITED', quoted ?? messages.RATE_LIMITED, details);
    if (status === 503) return new Failure('BUSY', quoted ?? messages.BUSY, details);
    const text = `The shop answered with an error (${status}). Try again in a moment.`;
    return new Failure(status, quoted ?? text, details);
  }
  // The id that people read out to staff, who find it in the log.
  const text = typeof requestId === 'string' ? `${message} Reference: ${requestId}` : message;
  return new Failure(Object.hasOwn(errorStatuses, code) ? (code as ErrorCode) : 'UNKNOWN', text, {
    ...details,
    ...(isTexts(fields) && { fields }),
    extra,
  });
}

/** The error in a body: the body itself, or what Google's APIs put in `error`, for streams in a list. */
function findError(body: unknown): Record<string, unknown> {
  const [first] = Array.isArray(body) ? body : [body];
  if (!isRecord(first)) return {};
  return isRecord(first.error) ? first.error : first;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** How long a browser waits for an answer. */
export const answerTimeoutMs = 15_000;

/**
 * Firestore waits for ever on a connection that hangs, and Firebase Auth for a minute.
 * @throws Failure, TIMEOUT_ERROR
 */
export async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(makeFailure('TIMEOUT_ERROR')), answerTimeoutMs);
  });
  return Promise.race([asked, timeout]).finally(() => clearTimeout(timer));
}
