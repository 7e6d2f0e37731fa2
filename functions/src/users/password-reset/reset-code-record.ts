/**
 * An address has a record whether or not it has an account: both are stored, counted and refused alike, so that
 * neither answers nor times tell them apart.
 */
import { createHmac } from 'node:crypto';
import type { RecordOf } from '#firebase/collections.ts';
import { getApiSettings } from '#firebase/params.ts';

export type ResetCodeRecord = RecordOf<'resetCodes'>;

export function resetCodeId(email: string): string {
  return keyedHash(`reset-record:${email}`);
}

export function hashResetCode(email: string, code: string): string {
  return keyedHash(`reset-guess:${email}:${code}`);
}

function keyedHash(text: string): string {
  return createHmac('sha256', getApiSettings().codePepper).update(text).digest('base64url');
}
