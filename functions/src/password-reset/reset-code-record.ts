/**
 * An address has a record whether or not it has an account: both are stored, counted and refused alike, so that
 * neither answers nor times tell them apart.
 */
import { createHmac } from 'node:crypto';
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { getApiSettings } from '#firebase/params.ts';
import { openStore } from '#firebase/store.ts';

const resetCodeRecord = z.object({
  /** A keyed hash of the address. */
  _id: z.string(),
  /** A keyed hash of code and address. */
  codeHash: z.string(),
  codeExpiresAt: timestamp,
  tries: z.int(),
  usedBy: z.optional(z.string()),
  /** At this and earlier codes, since the first of a day. */
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
