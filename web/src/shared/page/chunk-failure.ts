/** A page whose code could not be fetched. */
export class PageLoadFailure extends Error {
  override readonly name = 'PageLoadFailure';
  /** Fetches the code anew. Once it is there, the page renders. */
  readonly load: () => Promise<unknown>;

  constructor(cause: unknown, load: () => Promise<unknown>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.load = load;
  }
}

/** How browsers word it when a part of the site's code cannot be fetched. */
const wordings =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i;

export function isChunkFailure(failure: Error): boolean {
  return failure instanceof PageLoadFailure || wordings.test(failure.message);
}

const storageKey = 'reloaded-at';

/**
 * Reloads the page, but not twice within a minute: a page that cannot be had must not reload for ever. Without a
 * connection it does not, or the browser's own error page would stand in the shop's place.
 */
export async function reloadOnce(): Promise<void> {
  if (!(await isShopReached())) return;
  try {
    const lastMs = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - lastMs < 60_000) return;
    window.sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage nobody can tell whether this is the second time: better to leave the reload to the person.
    return;
  }
  window.location.reload();
}

/** Some browsers do not fetch a script again that they could not fetch once, and that of an older site may be gone. */
export async function loadAgain({ load }: PageLoadFailure, onLoaded: () => void): Promise<void> {
  try {
    await load();
    onLoaded();
  } catch {
    if (await isShopReached()) window.location.reload();
  }
}

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
