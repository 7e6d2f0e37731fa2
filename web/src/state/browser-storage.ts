/**
 * The shop's own keys in the browser's storage. Storage can be blocked, full or cleared at any moment: nothing here
 * throws, and whoever writes learns whether it was kept.
 */

/** Everything typed but not yet sent stands under this prefix. */
const draftPrefix = 'draft:';

export const storageKeys = {
  cart: 'cart',
  user: 'userInfo',
  /** The order request whose outcome is not known yet. */
  pendingOrder: 'orderAttempt',
  /** The order that was just placed and not yet thanked for. */
  placedOrder: 'placedOrder',
} as const;

export function draftKey(name: string): string {
  return `${draftPrefix}${name}`;
}

// Reading the property itself throws where storage is blocked.
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

/** Writes, or removes where the value is null, and tells whether it was kept. */
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

/** Tells whether this tab keeps anything that was typed and not sent. */
export function hasDrafts(): boolean {
  return listDraftKeys().length > 0;
}

/** Forgets the typed but unsent texts of this tab. */
export function removeDrafts(): void {
  for (const key of listDraftKeys()) writeStored(key, null, 'session');
}

function listDraftKeys(): string[] {
  return Object.keys(openStorage('session') ?? {}).filter((key) => key.startsWith(draftPrefix));
}

/** Removes all that the shop keeps about a person. Other sites' and other tools' keys are not ours to touch. */
export function removeOwnKeys(): void {
  for (const key of Object.values(storageKeys)) {
    writeStored(key, null);
    writeStored(key, null, 'session');
  }
  removeDrafts();
}
