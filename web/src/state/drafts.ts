import { parseJson } from '@kowhai/domain/parse-json';
import { listTabKeys, readStored, writeStored } from './browser-storage.ts';
import { findPersonId, useSession } from './session.ts';

const prefix = 'draft:';

/** What was typed and not sent yet, and the _id of who typed it: null where nobody was signed in. */
type Draft = { by: string | null; values: Record<string, unknown> };

/**
 * Reads what was typed and not sent yet. A draft belongs to this tab and to the person who typed it: it survives Back, a
 * reload and an expired session, and is lost with the tab, by signing out, or when someone else signs in.
 */
export function readDraft(name: string): Record<string, unknown> {
  const draft = parseDraft(prefix + name);
  return draft && isReadable(draft) ? draft.values : {};
}

/** @param by whose it is, where it was begun by someone whose session has ended since */
export function saveDraft(name: string, values: Record<string, unknown>, by = findPersonId()): void {
  // The pages of who has left store what was typed as they close.
  if (useSession.getState().isLeft) return;
  writeDraft(prefix + name, { by, values });
}

export function dropDraft(name: string): void {
  writeStored(prefix + name, null, 'session');
}

/** Whether anything was typed here, by whomever. */
export function hasDrafts(): boolean {
  return listTabKeys(prefix).length > 0;
}

/** What was typed before the sign-in is the person's from then on. */
export function adoptDrafts(by: string): void {
  for (const key of listTabKeys(prefix)) {
    const draft = parseDraft(key);
    if (draft?.by === null) writeDraft(key, { ...draft, by });
  }
}

/** Drops what others typed. What nobody signed in typed stays. */
export function dropForeignDrafts(owner: string | null): void {
  for (const key of listTabKeys(prefix)) {
    const by = parseDraft(key)?.by;
    if (by !== null && by !== owner) writeStored(key, null, 'session');
  }
}

export function dropAllDrafts(): void {
  for (const key of listTabKeys(prefix)) writeStored(key, null, 'session');
}

function isReadable({ by }: Draft): boolean {
  return by === null || by === findPersonId();
}

function writeDraft(key: string, draft: Draft): void {
  writeStored(key, JSON.stringify(draft), 'session');
}

function parseDraft(key: string): Draft | null {
  const draft = parseJson(readStored(key, 'session') ?? '');
  const isDraft = typeof draft === 'object' && draft !== null && 'by' in draft && 'values' in draft;
  return isDraft && typeof draft.values === 'object' && draft.values !== null ? (draft as Draft) : null;
}
