import type { Handler } from '#http/handler.ts';
import { consumeRateLimits, countWithin } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { log } from '#server/log.ts';

/** Counted once an hour for each network and error, so that an alert means many visitors. */
export const reportBrowserError: Handler<'reportBrowserError'> = async ({ body, network }) => {
  await consumeRateLimits([rateLimits.browserErrorByNetwork, network]);
  const kind = network && `${body.name} ${body.place} ${network}`;
  if (await countWithin(rateLimits.browserErrorByKind, kind)) {
    log('WARNING', 'The site failed in a browser', { event: 'browserError', ...body });
  }
  return { status: 'noted' };
};
