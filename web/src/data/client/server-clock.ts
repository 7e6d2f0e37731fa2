/** How far the server's clock is ahead of this machine's, which may be years off, in milliseconds. */
let aheadMs = 0;

/** Takes a time span in which the server's clock is now. The known time is kept if it is within the span. */
export function learnServerTime(earliestMs: number, latestMs: number): void {
  if (Number.isNaN(earliestMs + latestMs)) return;
  const hereMs = Date.now();
  aheadMs = Math.min(Math.max(hereMs + aheadMs, earliestMs), latestMs) - hereMs;
}

/** This moment by the server's clock, as an ISO 8601 string: for whatever tells days, and what is late. */
export function serverNow(): string {
  return new Date(Date.now() + aheadMs).toISOString();
}
