/**
 * How SendGrid fares, as far as our attempts tell. An outage begins when it refuses our account, which nothing but a
 * person mends, or when for a minute nothing got through; it ends with the first mail that does. While SendGrid asks us
 * to wait, and for a while after each failure of an outage, nothing is sent at all.
 */
import type { SendFailure } from './mail-provider.ts';

/** All moments in milliseconds since 1970. */
export type ProviderHealth = {
  /** Since when nothing got through; absent while mails do. */
  firstFailedAt?: number | undefined;
  /** Until when nothing is to be sent. */
  resumeAt?: number | undefined;
  outageBeganAt?: number | undefined;
  /** Failures since `firstFailedAt` that were noted: of several at once, one is. */
  failures: number;
};

export type Change = { state: ProviderHealth; outage?: 'begin' | 'end' };

/** How long nothing may get through before it is an outage. */
const toleranceMs = 60_000;
/** The pause after a failure within an outage, and after "too many requests" without saying for how long. */
const outagePauseMs = 15_000;
const rateLimitPauseMs = 5000;
/** Longer than any window of SendGrid's: a header that asks for more is wrong. */
export const longestPauseMs = 15 * 60_000;

export const healthy: ProviderHealth = { failures: 0 };

export function pauseLeftMs({ resumeAt = 0 }: ProviderHealth, now: number): number {
  return Math.max(0, resumeAt - now);
}

/**
 * Notes a failure that is not the mail's own fault.
 *
 * @returns null where it changes nothing, which spares a write to a record that everybody shares
 */
export function afterFailure(
  state: ProviderHealth,
  { code, retryAfterMs }: Pick<SendFailure, 'code' | 'retryAfterMs'>,
  now: number,
): Change | null {
  const firstFailedAt = state.firstFailedAt ?? now;
  const isOurAccount = code === 401 || code === 403;
  const begins = state.outageBeganAt === undefined && (isOurAccount || now - firstFailedAt >= toleranceMs);
  const isOutage = begins || state.outageBeganAt !== undefined;

  const usualMs = code === 429 ? rateLimitPauseMs : isOutage ? outagePauseMs : 0;
  const pauseMs = Math.min(retryAfterMs ?? usualMs, longestPauseMs);
  // Of several that fail at once the first one's pause stands, unless SendGrid asks for a longer one.
  const isPaused = pauseLeftMs(state, now) > 0;
  const isLonger = isPaused && retryAfterMs !== undefined && pauseMs > pauseLeftMs(state, now) + 1000;
  const pauses = (pauseMs > 0 && !isPaused) || isLonger;

  if (state.firstFailedAt !== undefined && !begins && !pauses) return null;
  return {
    state: {
      firstFailedAt,
      outageBeganAt: isOutage ? (state.outageBeganAt ?? firstFailedAt) : undefined,
      resumeAt: pauses ? now + pauseMs : state.resumeAt,
      failures: state.failures + 1,
    },
    ...(begins && { outage: 'begin' as const }),
  };
}

/** Notes that a mail got through. A pause that SendGrid asked for still counts. */
export function afterSuccess(state: ProviderHealth): Change | null {
  if (state.firstFailedAt === undefined) return null;
  return {
    state: { failures: 0, resumeAt: state.resumeAt },
    ...(state.outageBeganAt !== undefined && { outage: 'end' as const }),
  };
}
