import { makeFailure } from './failure.ts';

const timeoutMs = 15_000;

/**
 * Firestore waits for ever on a connection that hangs, and Firebase Auth for a minute.
 * @throws Failure, TIMEOUT_ERROR
 */
export async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(makeFailure('TIMEOUT_ERROR')), timeoutMs);
  });
  return Promise.race([asked, timeout]).finally(() => clearTimeout(timer));
}
