/**
 * `Retry-After` holds seconds or a date. `X-RateLimit-Reset` is the second, since 1970, at which the window ends; it
 * stands on every answer, so it matters only for "too many requests".
 * @param status of the answer, or a network's error code
 * @param now in milliseconds since 1970
 */
export function readRetryAfter(
  status: number | string,
  headers: Record<string, unknown>,
  now: number,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const after = readText(headers['retry-after']);
  const reset = status === 429 ? readText(headers['x-ratelimit-reset']) : '';
  const waits = [
    /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now,
    /^\d+$/.test(reset) ? Number(reset) * 1000 - now : Number.NaN,
  ].filter((ms) => ms > 0);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function readText(header: unknown): string {
  return typeof header === 'string' ? header.trim() : '';
}
