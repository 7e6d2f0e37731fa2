/**
 * What is remembered of a code that was asked for. There is one record for an address, whether or not it has an
 * account: both are written, counted and refused alike, so that neither answers nor their times tell them apart.
 */
import { createHmac } from 'node:crypto';
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { getApiSettings } from '#firebase/params.ts';
import { openStore } from '#firebase/store.ts';

const resetCodeRecord = z.object({
  /** The address's keyed hash. */
  _id: z.string(),
  /** The code's keyed hash, together with the address. */
  codeHash: z.string(),
  codeExpiresAt: timestamp,
  /** Wrong guesses at this code. */
  tries: z.int(),
  /** The guess that was right: the code is spent. */
  usedBy: z.optional(z.string()),
  /** Wrong guesses at this and earlier codes, since the first of a day. */
  wrongGuesses: z.optional(z.int()),
  firstWrongAt: z.optional(timestamp),
  expiresAt: timestamp,
});
export type ResetCodeRecord = z.output<typeof resetCodeRecord>;

export async function openResetCodes() {
  const { collection } = await openStore();
  return collection('resetCodes', resetCodeRecord);
}

export function resetCodeId(email: string): string {
  return keyedHash(`reset-record:${email}`);
}

export function hashResetCode(email: string, code: string): string {
  return keyedHash(`reset-guess:${email}:${code}`);
}

function keyedHash(text: string): string {
  return createHmac('sha256', getApiSettings().codePepper).update(text).digest('base64url');
}
