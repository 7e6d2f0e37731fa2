import { parseJson } from '@kowhai/domain/parse-json';
import { listTabKeys, readStored, writeStored } from './browser-storage.ts';
import { findPersonId, useSession } from './session.ts';

const prefix = 'unsaved:';

/** What was typed and not sent yet, and the _id of who typed it: null where nobody was signed in. */
type Unsaved = { by: string | null; values: Record<string, unknown> };

/**
 * Reads what was typed and not sent yet, which belongs to this tab and to the person who typed it: it survives Back, a
 * reload and an expired session, and is lost with the tab, by signing out, or when someone else signs in.
 */
export function readUnsaved(name: string): Record<string, unknown> {
  const unsaved = parseUnsaved(prefix + name);
  return unsaved && isReadable(unsaved) ? unsaved.values : {};
}

/** @param by whose it is, where it was begun by someone whose session has ended since */
export function keepUnsaved(name: string, values: Record<string, unknown>, by = findPersonId()): void {
  // The pages of who has left store what was typed as they close.
  if (useSession.getState().isLeft) return;
  writeUnsaved(prefix + name, { by, values });
}

export function dropUnsaved(name: string): void {
  writeStored(prefix + name, null, 'session');
}

/** Whether anything was typed here, by whomever. */
export function hasUnsaved(): boolean {
  return listTabKeys(prefix).length > 0;
}

/** What was typed before the sign-in is the person's from then on. */
export function adoptUnsaved(by: string): void {
  for (const key of listTabKeys(prefix)) {
    const unsaved = parseUnsaved(key);
    if (unsaved?.by === null) writeUnsaved(key, { ...unsaved, by });
  }
}

/** Drops what others typed. What nobody signed in typed stays. */
export function dropForeignUnsaved(owner: string | null): void {
  for (const key of listTabKeys(prefix)) {
    const by = parseUnsaved(key)?.by;
    if (by !== null && by !== owner) writeStored(key, null, 'session');
  }
}

export function dropAllUnsaved(): void {
  for (const key of listTabKeys(prefix)) writeStored(key, null, 'session');
}

function isReadable({ by }: Unsaved): boolean {
  return by === null || by === findPersonId();
}

function writeUnsaved(key: string, unsaved: Unsaved): void {
  writeStored(key, JSON.stringify(unsaved), 'session');
}

function parseUnsaved(key: string): Unsaved | null {
  const unsaved = parseJson(readStored(key, 'session') ?? '');
  const isUnsaved = typeof unsaved === 'object' && unsaved !== null && 'by' in unsaved && 'values' in unsaved;
  return isUnsaved && typeof unsaved.values === 'object' && unsaved.values !== null
    ? (unsaved as Unsaved)
    : null;
}
