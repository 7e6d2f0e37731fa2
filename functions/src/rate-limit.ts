/** Limits on what one network, account or address may try, counted in the database so that every instance counts. */
import { createHmac } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { getApiSettings } from '#firebase/params.ts';
import { openStore } from '#firebase/store.ts';

export type RateLimit = { name: string; most: number; windowMinutes: number };

/** A place taken under a limit, to be given back where the try turns out not to count. */
export type Place = { giveBack(): Promise<void> };

/**
 * Takes a place under a limit. It is counted before it is judged, so that tries in parallel count as many.
 *
 * @param limit how many in how long, before RATE_LIMIT_SCALE
 * @param subject whom it limits, such as a network; stored as a keyed hash only
 * @throws AppError RATE_LIMITED with the seconds until the window ends
 */
export async function takePlace(limit: RateLimit, subject: string): Promise<Place> {
  const { codePepper, rateLimitScale } = getApiSettings();
  const windowMs = limit.windowMinutes * 60_000;
  const window = Math.floor(Date.now() / windowMs);
  const windowEnd = (window + 1) * windowMs;
  const hash = createHmac('sha256', codePepper).update(`${limit.name}:${subject}`).digest('base64url');

  const { rateLimits, increment, toTimestamp } = await openStore();
  const counter = rateLimits.doc(`${limit.name}_${hash.slice(0, 32)}_${window}`);
  const count = async (by: number) => {
    const expiresAt = toTimestamp(new Date(windowEnd).toISOString());
    await counter.set({ count: increment(by), expiresAt }, { merge: true });
  };
  await count(1);
  const taken: unknown = (await counter.get()).get('count');
  if (typeof taken === 'number' && taken > limit.most * rateLimitScale) {
    throw new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while, then try again.', {
      retryAfterSeconds: (windowEnd - Date.now()) / 1000,
    });
  }
  return { giveBack: () => count(-1) };
}
