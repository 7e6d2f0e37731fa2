import type { UserRecord } from 'firebase-admin/auth';

/**
 * @param question to Firebase Auth, about one account
 * @returns null for a missing account
 * @throws every other fault of Firebase Auth
 */
export function findAccount(question: Promise<UserRecord>): Promise<UserRecord | null> {
  return question.catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}
