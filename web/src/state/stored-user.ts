import { type SignedInUser, signedInUser } from '@kowhai/domain/user';

/** Reads a remembered user. Anybody can have written anything there; what is no user is nobody. */
export function parseStoredUser(json: string | null): SignedInUser | null {
  if (json === null) return null;
  try {
    const parsed = signedInUser.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
