import { readUnsavedTexts } from '#shared/use-unsaved-form.ts';
import { dropUnsaved, keepUnsaved, readUnsaved } from '#state/unsaved.ts';

export const registration = 'register';

const empty = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** What was typed on the sign-in or registration page before, without the password. */
export function readTypedRegistration(): typeof empty {
  return readUnsavedTexts(registration, empty);
}

/** Fills the email address in on the sign-in page, after a new password was set. */
export function keepEmailForSignIn(email: string): void {
  keepUnsaved(registration, { ...readTypedRegistration(), email });
}

export const passwordReset = 'password-reset';

/**
 * The email address that a code is for, and when it was sent, in milliseconds: 0 until then. It survives a reload; the
 * code is never stored.
 */
export type PasswordReset = { email: string; sentAt: number };

export function readPasswordReset(): PasswordReset {
  const { email, sentAt } = readUnsaved(passwordReset);
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}

export function keepPasswordReset(values: PasswordReset): void {
  keepUnsaved(passwordReset, values);
}

export function dropPasswordReset(): void {
  dropUnsaved(passwordReset);
}
