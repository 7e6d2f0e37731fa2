import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';

const draft = 'password-reset';

/** The address that a code was asked for, and when, in milliseconds; kept over a reload, and never the code. */
export type ResetDraft = { email: string; sentAt: number };

export function readResetDraft(): ResetDraft {
  const { email, sentAt } = readDraft(draft);
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}

export function saveResetDraft(values: ResetDraft): void {
  saveDraft(draft, values);
}

export function dropResetDraft(): void {
  dropDraft(draft);
}
