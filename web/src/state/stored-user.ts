import { parseJson } from '@kowhai/domain/parse-json';
import { type SignedInUser, signedInUser } from '@kowhai/domain/people/user';

/** Reads a remembered user. Anybody can have written anything there; what is no user is nobody. */
export function parseStoredUser(json: string | null): SignedInUser | null {
  return signedInUser.safeParse(parseJson(json ?? '')).data ?? null;
}
