import * as z from 'zod/mini';
import { toPlainDigits } from '#domain/text.ts';
import { atMost, textRules } from '#domain/text-schema.ts';
import { credentials } from './user.ts';

const message = 'Enter the 6 digits from your app, or a recovery code';

const code = z.string(message).check(
  textRules(atMost(100, message)),
  // Apps show it in two halves.
  z.overwrite((typed) => toPlainDigits(typed).replace(/[\s\p{Pd}\p{Cf}]+/gu, '')),
  z.regex(/^(\d{6}|\d{8})$/, message),
);

export const appCodeForm = z.object({ code });
export type AppCodeForm = z.output<typeof appCodeForm>;

/** Recovery codes are digits, so that a phone's keypad suits both codes. */
export const recoveryCodeCount = 10;
export const recoveryCodeLength = 8;

export const recoverySignIn = z.extend(credentials, { code });
