import type { UserRecord } from 'firebase-admin/auth';

export function findAccount(question: Promise<UserRecord>): Promise<UserRecord | null> {
  return question.catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
}
