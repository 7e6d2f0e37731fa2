/** Whether the pages of the site show what is published, as staff see it. */
import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';
import { formatDate, formatDayInWords, formatTime } from '#domain/time/date.ts';

export const pageState = z.object({
  /** off: the pages stay as they were deployed. waiting: something changed that they do not show yet. */
  state: z.enum(['off', 'shown', 'waiting', 'failed']),
  /** When the pages last showed all that was published. */
  publishedAt: z.optional(timestamp),
  /** Why they do not, in the middle of a sentence. */
  failure: z.optional(z.string()),
});
export type PageState = z.output<typeof pageState>;

/** @returns what staff read, or null where there is nothing to say */
export function describePageState({ state, publishedAt, failure }: PageState, now: string): string | null {
  if (state === 'off') return null;
  if (state === 'failed')
    return `We couldn’t update the site: ${failure ?? 'something went wrong'}. We’re trying again`;
  if (state === 'waiting' || publishedAt === undefined) return 'The site is being updated';
  const isToday = formatDate(publishedAt) === formatDate(now);
  const day = isToday ? '' : `${formatDayInWords(publishedAt)}, `;
  return `Shop published ${day}${formatTime(publishedAt)}`;
}
