/** A connection that hangs reaches nothing. */
const timeoutMs = 10_000;

/** Tells whether the shop answers at the address that is open, whatever it says. The browser's own idea is a guess. */
export async function isShopReached(): Promise<boolean> {
  const ask = fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return ask.then(
    () => true,
    () => false,
  );
}
