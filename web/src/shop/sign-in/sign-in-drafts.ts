import { readDraftTexts } from '#shared/use-form-draft.ts';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';

export const registerDraft = 'register';

const empty = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** What was typed on the sign-in or registration page before, without the password. */
export function readTypedRegistration(): typeof empty {
  return readDraftTexts(registerDraft, empty);
}

/** Fills the email address in on the sign-in page, after a new password was set. */
export function keepEmailForSignIn(email: string): void {
  saveDraft(registerDraft, { ...readTypedRegistration(), email });
}

export const resetDraft = 'password-reset';

/**
 * The email address that a code is for, and when it was sent, in milliseconds: 0 until then. It survives a reload; the
 * code is never stored.
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
