/**
 * Access to the browser's storage, under the shop's own keys. Storage can be blocked, full or cleared at any time:
 * nothing here throws, and writing returns whether it worked.
 */

/** Every key is a row of docs/data.md. */
export const storageKeys = {
  /** Whose all of this is: the _id of who signed in last and has not signed out. */
  owner: 'owner',
  cart: 'cart',
  user: 'userInfo',
  /** Set where staff have turned off single-key shortcuts. */
  staffKeysOff: 'staffKeysOff',
  /** When staff last did something at the desk. */
  staffActive: 'staffActive',
  /** The order request whose outcome is unknown. */
  pendingOrder: 'orderAttempt',
  /** The order that was just placed, until its page has said thank you. */
  placedOrder: 'placedOrder',
} as const;

// Where storage is blocked, reading the property already throws.
function openStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return openStorage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes a value, or removes it where it is null. @returns whether that worked */
export function writeStored(key: string, value: string | null, kind: 'local' | 'session' = 'local'): boolean {
  const storage = openStorage(kind);
  if (!storage) return false;
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys of this tab's storage that begin so. */
export function listTabKeys(start: string): string[] {
  return Object.keys(openStorage('session') ?? {}).filter((key) => key.startsWith(start));
}

/** Removes all that the shop stores about a person, but for what is unsaved. Keys of other sites and tools stay. */
export function removeOwnKeys(): void {
  for (const key of Object.values(storageKeys)) {
    writeStored(key, null);
    writeStored(key, null, 'session');
  }
}
