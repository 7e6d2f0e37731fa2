import { parseJson } from '@kowhai/domain/parse-json';
import { draftKey, readStored, writeStored } from './browser-storage.ts';

/**
 * What was typed and not sent yet, kept for this tab: it survives Back, a reload, signing in and an expired session,
 * and goes with the tab or with signing out.
 */
export function readDraft(name: string): Record<string, unknown> {
  const draft = parseJson(readStored(draftKey(name), 'session') ?? '');
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
}

export function saveDraft(name: string, values: Record<string, unknown>): void {
  writeStored(draftKey(name), JSON.stringify(values), 'session');
}

export function dropDraft(name: string): void {
  writeStored(draftKey(name), null, 'session');
}
