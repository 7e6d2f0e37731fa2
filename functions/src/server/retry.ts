import { AppError } from '@kowhai/domain/app-error';

const longestPauseMs = 800;
export const retryTimeoutMs = 8000;

const statusCodes = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

export function hasStatus(error: unknown, ...names: (keyof typeof statusCodes)[]): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return names.some((name) => statusCodes[name] === code);
}

export function ignoring(...names: (keyof typeof statusCodes)[]): (error: unknown) => void {
  return (error) => {
    if (!hasStatus(error, ...names)) throw error;
  };
}

/** As the Firestore client's own `isRetryableTransactionError`. The call may have succeeded already. */
export function isTransient(error: unknown): boolean {
  return (
    hasStatus(error, 'ABORTED', 'CANCELLED', 'UNKNOWN', 'DEADLINE_EXCEEDED') ||
    hasStatus(error, 'INTERNAL', 'UNAVAILABLE', 'UNAUTHENTICATED', 'RESOURCE_EXHAUSTED') ||
    (hasStatus(error, 'INVALID_ARGUMENT') && /transaction has expired/.test((error as Error).message))
  );
}

export function isConflict(error: unknown): boolean {
  return hasStatus(error, 'FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND');
}

export function isTransientOrConflict(error: unknown): boolean {
  return isTransient(error) || isConflict(error);
}

export function busy(cause?: unknown): AppError {
  return new AppError('BUSY', 'We’re very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
    cause,
  });
}

export type RetryOptions = {
  isWorthRetrying?: (error: unknown) => boolean;
  /** Pauses are random, up to a bound that doubles after each failure. */
  firstPauseMs?: number;
  end?: number;
};

export async function retry<T>(
  attempt: (failures: number) => Promise<T>,
  { isWorthRetrying = isTransient, firstPauseMs = 50, end = Date.now() + retryTimeoutMs }: RetryOptions = {},
): Promise<T> {
  let lastFailure: unknown;
  for (let failures = 0; ; failures++) {
    if (Date.now() >= end) throw busy(lastFailure);
    try {
      // An attempt that commits after the timeout is found by the client's own retry.
      return await within(end - Date.now(), attempt(failures), () => {
        throw busy(lastFailure);
      });
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      lastFailure = error;
      await new Promise((resolve) =>
        setTimeout(resolve, Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** failures)),
      );
    }
  }
}

/** Waits no longer than `ms`; the work itself continues. @param giveUp gives the value instead, or throws */
export async function within<T>(ms: number, work: Promise<T>, giveUp: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeOut.then(giveUp)]);
  } finally {
    clearTimeout(timer);
  }
}
