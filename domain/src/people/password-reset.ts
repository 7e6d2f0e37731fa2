/** The code for a forgotten password (specification sections 2 and 7). */
import * as z from 'zod/mini';
import { toPlainDigits } from '#domain/text.ts';
import { atLeast, atMost, email, textRules } from '#domain/text-schema.ts';
import { password, repeatsPassword } from './user.ts';

export const resetCodeMinutes = 10;
export const maxCodeGuesses = 5;

const codeLength = 8;

// No vowels, so no words; neither of each pair that looks alike (0 O, 1 I L, 2 Z, 5 S, 8 B).
const codeAlphabet = '34679CDFGHJKMNPQRTVWXY';

/** One of 22^8 codes. @param bytes at least 16: two random ones for each character, so that odds are even */
export function makeResetCode(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: codeLength }, (_, index) =>
    codeAlphabet.charAt(view.getUint16(index * 2) % codeAlphabet.length),
  ).join('');
}

export function formatResetCode(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}

export function normalizeResetCode(typed: string): string {
  return toPlainDigits(typed)
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

export const emailConfirmation = z.object({ otp });
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/** The code that links in our mails carry in their query. */
export const mailedLink = z.object({
  linkCode: z.string('Open the link from the email').check(z.maxLength(100)),
});

const fields = z.object({
  email,
  otp,
  newPassword: password,
  confirmNewPassword: z.string('Passwords do not match'),
});
const repetition = repeatsPassword('newPassword', 'confirmNewPassword');

/** A code of the wrong length is refused by the server, as a wrong guess. */
export const passwordReset = fields.check(repetition);
export type PasswordReset = z.output<typeof passwordReset>;

/** The form: a typo in the code's length costs no guess. */
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
