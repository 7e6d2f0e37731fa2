const retryMs = 5000;

/** How long to wait before a hanging connection counts as offline. */
const timeoutMs = 10_000;

/** Whether the server answers at the current URL, with any status. `navigator.onLine` is only a guess. */
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

/**
 * Asks the shop whenever the browser goes online or offline, and every five seconds for as long as that is wanted.
 *
 * @param follow gets each answer; returns whether to ask again
 * @param isNow whether to ask at once
 * @returns stops it
 */
export function pollShop(
  ask: () => Promise<boolean>,
  follow: (isReached: boolean) => boolean,
  isNow = true,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const check = async () => {
    clearTimeout(timer);
    const isReached = await ask();
    if (isOver) return;
    if (follow(isReached)) timer = setTimeout(check, retryMs);
  };
  if (isNow) void check();
  window.addEventListener('online', check);
  window.addEventListener('offline', check);
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', check);
    window.removeEventListener('offline', check);
  };
}
