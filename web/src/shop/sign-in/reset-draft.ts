import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';

export const resetDraft = 'password-reset';

/**
 * The address that a code was asked for, and when, in milliseconds: 0 while it is only typed. Kept over a reload, and
 * never the code.
 */
export type ResetDraft = { email: string; sentAt: number };

export function readResetDraft(): ResetDraft {
  const { email, sentAt } = readDraft(resetDraft);
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}

export function saveResetDraft(values: ResetDraft): void {
  saveDraft(resetDraft, values);
}

export function dropResetDraft(): void {
  dropDraft(resetDraft);
}
