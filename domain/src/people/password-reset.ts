/** A forgotten password: the code that is mailed, and what comes back with it (specification sections 2 and 7). */
import * as z from 'zod/mini';
import { atLeast, atMost, email, textRules } from '#domain/text-schema.ts';
import { password, repeatsPassword } from './user.ts';

/** How long a code is good for. */
export const resetCodeMinutes = 10;
/** How often somebody may guess at one code. */
export const maxCodeGuesses = 5;

const codeLength = 8;

// No vowels, so no words; and of each pair that looks alike in some typeface (0 O, 1 I L, 2 Z, 5 S, 8 B) neither.
const codeAlphabet = '34679CDFGHJKMNPQRTVWXY';

/**
 * Makes a code from random bytes: one of 22^8, which is 55 thousand million.
 *
 * @param bytes at least 16 random bytes, two for each character, so that all are as likely to within 1 in 2000
 */
export function makeResetCode(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: codeLength }, (_, index) =>
    codeAlphabet.charAt(view.getUint16(index * 2) % codeAlphabet.length),
  ).join('');
}

/** Writes a code as people read it out: "7FKX 29QD". */
export function formatResetCode(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}

/** Takes a code as typed or pasted to what was meant: capitals, without spaces and hyphens. */
export function normalizeResetCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '')
    .toUpperCase();
}

export const resetRequest = z.object({ email });
export type ResetRequest = z.output<typeof resetRequest>;

const noCode = 'Enter the code from the email';

const otp = z
  .string(noCode)
  .check(
    textRules(atMost(100, `Enter all ${codeLength} characters of the code`)),
    z.overwrite(normalizeResetCode),
    textRules(atLeast(1, noCode)),
  );

/** The body that confirms another email address with the code that was mailed to it. */
export const emailConfirmation = z.object({ otp });
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/** What a link of our mails carries into a customer's own pages, as `proof` of its query. */
export const emailProof = z.object({
  proof: z.string('Open the link from the email').check(z.maxLength(100)),
});

const fields = z.object({
  email,
  otp,
  newPassword: password,
  confirmNewPassword: z.string('Passwords do not match'),
});
const repetition = repeatsPassword('newPassword', 'confirmNewPassword');

/** The body that sets a new password. A code of the wrong length is the server's to refuse, as a wrong guess. */
export const passwordReset = fields.check(repetition);
export type PasswordReset = z.output<typeof passwordReset>;

/** The form of the same: a slip in the code's length costs the person no guess. */
export const passwordResetForm = fields.check(
  z.refine(({ otp }) => otp.length === codeLength, {
    error: `Enter all ${codeLength} characters of the code`,
    path: ['otp'],
    when: ({ value }) => hasCode(value),
  }),
  repetition,
);

function hasCode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('otp' in value)) return false;
  return typeof value.otp === 'string' && value.otp !== '';
}
