import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';
import { formatDate, formatDayInWords, formatTime } from '#domain/time/date.ts';

export const pageState = z.object({
  /** off: publishing is not set up. waiting: a change is not shown yet. */
  state: z.enum(['off', 'shown', 'waiting', 'failed']),
  publishedAt: z.optional(timestamp),
  failure: z.optional(z.string()),
});
export type PageState = z.output<typeof pageState>;

export function describePageState({ state, publishedAt, failure }: PageState, now: string): string | null {
  if (state === 'off') return null;
  if (state === 'failed')
    return `We couldn’t update the site: ${failure ?? 'something went wrong'}. We’re trying again`;
  if (state === 'waiting' || publishedAt === undefined) return 'The site is being updated';
  const isToday = formatDate(publishedAt) === formatDate(now);
  const day = isToday ? '' : `${formatDayInWords(publishedAt, now)}, `;
  return `Shop published ${day}${formatTime(publishedAt)}`;
}
