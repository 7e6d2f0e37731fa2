import { makeResetCode } from '@kowhai/domain/people/password-reset';
import { keyedHash } from '#server/keyed-hash.ts';

/**
 * What the links of our mails carry into a customer's own pages: opened while signed in, it proves the address. Account and
 * address go into the hash, so that it is good for these alone, and only while they belong together.
 */
export function makeEmailProof({ _id, email }: { _id: string; email: string }): string {
  return keyedHash(`email-proof:${_id}:${email}`);
}

/** Derives the code from its seed and the pepper, so that the code itself is stored nowhere. */
export function deriveResetCode(seed: string): string {
  return makeResetCode(Buffer.from(keyedHash(`reset-code:${seed}`), 'base64url'));
}
