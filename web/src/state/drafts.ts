import { parseJson } from '@kowhai/domain/parse-json';
import { draftKey, readStored, writeStored } from './browser-storage.ts';

/**
 * Reads what was typed and not sent yet. A draft belongs to this tab: it survives Back, a reload, signing in and an
 * expired session, and is lost with the tab or by signing out.
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
