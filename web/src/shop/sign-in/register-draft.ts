import { readDraftTexts } from '#shared/use-form-draft.ts';
import { saveDraft } from '#state/drafts.ts';

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
