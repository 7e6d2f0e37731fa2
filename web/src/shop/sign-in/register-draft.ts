import { readKeptTexts } from '#components/use-kept-values.ts';
import { saveDraft } from '#state/drafts.ts';

export const registerDraft = 'register';

const empty = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** What was typed into the registration before a reload; only texts of its own fields, never a password. */
export function readTypedRegistration(): typeof empty {
  return readKeptTexts(registerDraft, empty);
}

/** What was typed to sign in need not be typed again to register. */
export function keepTypedEmail(email: string): void {
  if (email !== '') saveDraft(registerDraft, { ...readTypedRegistration(), email });
}
