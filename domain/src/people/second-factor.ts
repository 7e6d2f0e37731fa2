/** The code that an authenticator app shows, as somebody types it. */
import * as z from 'zod/mini';
import { atMost, textRules } from '#domain/text-schema.ts';

const codeLength = 6;
const message = `Enter the ${codeLength} digits from your app`;

export const appCodeForm = z.object({
  code: z.string(message).check(
    textRules(atMost(100, message)),
    // Apps show it in two halves.
    z.overwrite((typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]+/gu, '')),
    z.regex(new RegExp(`^\\d{${codeLength}}$`), message),
  ),
});
export type AppCodeForm = z.output<typeof appCodeForm>;
