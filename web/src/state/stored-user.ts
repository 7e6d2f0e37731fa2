import { parseJson } from '@kowhai/domain/parse-json';
import { type SignedInUser, signedInUser } from '@kowhai/domain/people/user';

/** Parses the stored user, or returns null if it is not valid: anyone may have edited the storage. */
export function parseStoredUser(json: string | null): SignedInUser | null {
  return signedInUser.safeParse(parseJson(json ?? '')).data ?? null;
}
