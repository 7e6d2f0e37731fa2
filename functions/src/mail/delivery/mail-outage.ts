/**
 * The provider's health, as far as our attempts tell. An outage begins when it refuses our account, or when for a
 * minute no mail got through; it ends with the first that does. While the provider asks us to wait, and for a while
 * after each failure of an outage, nothing is sent.
 */
import type { SendFailure } from '#mail/provider/mail-provider.ts';

export type ProviderHealth = {
  /** In milliseconds since 1970, as all times here; absent while mails get through. */
  firstFailedAt?: number | undefined;
  resumeAt?: number | undefined;
  outageBeganAt?: number | undefined;
  /** Of several failures at once, one is counted. */
  failures: number;
};

export type Change = { state: ProviderHealth; outage?: 'begin' | 'end' };

const toleranceMs = 60_000;
/** After a failure in an outage, and after "too many requests" without a time. */
const outagePauseMs = 15_000;
const rateLimitPauseMs = 5000;
/** Longer than any provider's window: a header that asks for more is wrong. */
export const longestPauseMs = 15 * 60_000;

export const healthy: ProviderHealth = { failures: 0 };

export function pauseLeftMs({ resumeAt = 0 }: ProviderHealth, now: number): number {
  return Math.max(0, resumeAt - now);
}

/** @returns null where nothing changes, which saves a write to a shared record */
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
  // Of several failures at once the first one's pause stands, unless the provider asks for a longer one.
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

/** A pause that the provider asked for still counts. */
export function afterSuccess(state: ProviderHealth): Change | null {
  if (state.firstFailedAt === undefined) return null;
  return {
    state: { failures: 0, resumeAt: state.resumeAt },
    ...(state.outageBeganAt !== undefined && { outage: 'end' as const }),
  };
}
