import { makeResetCode } from '@kowhai/domain/people/password-reset';
import { keyedHash } from '#server/keyed-hash.ts';

/** Opened while signed in, it proves the address, for this account only. */
export function makeLinkCode({ _id, email }: { _id: string; email: string }): string {
  return keyedHash(`link-code:${_id}:${email}`);
}

/** Derived from its seed and the pepper, so that the code itself is not stored. */
export function deriveResetCode(seed: string): string {
  return makeResetCode(Buffer.from(keyedHash(`reset-code:${seed}`), 'base64url'));
}
