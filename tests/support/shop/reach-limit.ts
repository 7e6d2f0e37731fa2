import { consumeRateLimits } from '#functions/limits/rate-limit.ts';
import type { RateLimit } from '#functions/limits/rate-limits.ts';

/** Counts as many uses as a limit takes, but for the last ones. @param subject as whom or what it counts */
export async function reachLimit(limit: RateLimit, subject: string | null, left = 1): Promise<void> {
  const uses = Array.from({ length: limit.max - left }, () => [limit, subject] as const);
  await consumeRateLimits(...uses);
}
