import { keyedHash } from '#server/keyed-hash.ts';

/**
 * What the links of our mails carry into a customer's own pages: opened while signed in, it proves the address. Account and
 * address go into the hash, so that it is good for these alone, and only while they belong together.
 */
export function makeEmailProof({ _id, email }: { _id: string; email: string }): string {
  return keyedHash(`email-proof:${_id}:${email}`);
}
