import type { UserRecord } from 'firebase-admin/auth';

/**
 * @param question to Firebase Auth, about one account
 * @returns null where there is no such account
 * @throws every other answer and fault of Firebase Auth, as it came
 */
export function findAccount(question: Promise<UserRecord>): Promise<UserRecord | null> {
  return question.catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}
