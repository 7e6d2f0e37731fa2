import { makeResetCode } from '@kowhai/domain/people/password-reset';
import { keyedHash } from '#server/keyed-hash.ts';

/** Derives the code from its seed and the pepper, so that the code itself is stored nowhere. */
export function deriveResetCode(seed: string): string {
  return makeResetCode(Buffer.from(keyedHash(`reset-code:${seed}`), 'base64url'));
}
