import { describeError, log } from '#server/log.ts';
import { busy } from '#server/retry.ts';
import { getApp } from './admin.ts';

/**
 * Verifies an App Check token.
 * @throws AppError BUSY where that failed
 */
export async function isFromOwnSite(token: string | string[] | undefined): Promise<boolean> {
  if (typeof token !== 'string' || token.length > maxLength) return false;
  const { getAppCheck } = await import('firebase-admin/app-check');
  try {
    await getAppCheck(await getApp()).verifyToken(token);
    return true;
  } catch (error) {
    // The library also says "invalid argument" where it cannot fetch Google's keys.
    const isFault =
      error instanceof Error && /fetch|network|ECONN|ENOTFOUND|ETIMEDOUT|timed? ?out/i.test(error.message);
    if (!isFault) return false;
    log('ERROR', 'An App Check token could not be verified', describeError(error));
    throw busy();
  }
}

const maxLength = 8192;
