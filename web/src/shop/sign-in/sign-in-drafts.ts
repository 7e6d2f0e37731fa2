import { readDraftTexts } from '#shared/use-form-draft.ts';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';

export const registerDraft = 'register';

const empty = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** What was typed to sign in or up before, here or on the other page; only texts of its own fields, never a password. */
export function readTypedRegistration(): typeof empty {
  return readDraftTexts(registerDraft, empty);
}

/** Whoever has set a new password signs in next: the email need not be typed again. */
export function keepEmailForSignIn(email: string): void {
  saveDraft(registerDraft, { ...readTypedRegistration(), email });
}

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
