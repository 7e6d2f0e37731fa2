import type { UserRecord } from 'firebase-admin/auth';

/** @returns null for a missing account */
export function findAccount(question: Promise<UserRecord>): Promise<UserRecord | null> {
  return question.catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}
