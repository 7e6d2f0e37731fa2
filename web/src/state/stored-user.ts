import { type UserInfo, userInfo } from '@kowhai/domain/user';

/** Reads a remembered user. Anybody can have written anything there; what is no user is nobody. */
export function parseStoredUser(json: string | null): UserInfo | null {
  if (json === null) return null;
  try {
    const parsed = userInfo.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
