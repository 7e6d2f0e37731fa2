import { isShopReached, pollShop } from './poll-shop.ts';

/** The code of a page could not be fetched. */
export class PageLoadFailure extends Error {
  override readonly name = 'PageLoadFailure';
  /** Fetches the code again. Once that succeeds, the page renders. */
  readonly load: () => Promise<unknown>;

  constructor(cause: unknown, load: () => Promise<unknown>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.load = load;
  }
}

/** The messages of browsers for a failed dynamic import. */
const wordings =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i;

export function isChunkFailure(failure: Error): boolean {
  return failure instanceof PageLoadFailure || wordings.test(failure.message);
}

const storageKey = 'reloaded-at';

/**
 * Loads the code again as soon as the shop answers; until then, reloading would show the browser's own error page.
 *
 * @returns stops it
 */
export function loadWhenReached(failure: Error, onLoaded: () => void): () => void {
  return pollShop(isShopReached, (isReached) => {
    if (!isReached) return true;
    if (failure instanceof PageLoadFailure) void failure.load().then(onLoaded, reloadOnce);
    else reloadOnce();
    return false;
  });
}

/** Reloads the page, but not twice within a minute, so that a missing chunk causes no endless loop. */
function reloadOnce(): void {
  try {
    const lastMs = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - lastMs < 60_000) return;
    window.sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage a second reload could not be detected, so it is left to the person.
    return;
  }
  window.location.reload();
}

/**
 * Imports the code again, else reloads: some browsers never retry a failed import, and the chunk of an older build may
 * be gone.
 */
export async function retryLoad({ load }: PageLoadFailure, onLoaded: () => void): Promise<void> {
  try {
    await load();
    onLoaded();
  } catch {
    if (await isShopReached()) window.location.reload();
  }
}
