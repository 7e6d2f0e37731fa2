import { log } from '#firebase/log.ts';
import type { Handler } from './handler.ts';
import { consumeRateLimits } from './rate-limit.ts';
import { rateLimits } from './rate-limits.ts';

/** Nothing is stored: the log counts it, and an alert reads the count. */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ body, network }) => {
  await consumeRateLimits([rateLimits.browserErrorByNetwork, network]);
  log('WARNING', 'The site failed in a browser', { event: 'browserError', ...body });
  return { status: 'noted' };
};
