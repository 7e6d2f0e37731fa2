/** The work outside the shop that an order has caused: the step that causes some appends it, and staff say when it is done. */
import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';

const outsideWorks = ['call customer', 'arrange switch', 'move switch', 'stop switch', 'stop visit'] as const;

export const outsideEntry = z.object({
  work: z.enum(outsideWorks, 'Choose what to mark'),
  /** The moment of the consent, of the move or of the lost email, or the visit's day. */
  of: z.string('Say which one'),
  doneAt: z.optional(timestamp),
});
export type OutsideEntry = z.output<typeof outsideEntry>;

export type WithOutside = { outside?: OutsideEntry[] | undefined };

type Named = Pick<OutsideEntry, 'work' | 'of'>;

export const isSameWork = (one: Named, other: Named) => one.work === other.work && one.of === other.of;

export function findDoneAt({ outside = [] }: WithOutside, named: Named): string | undefined {
  return outside.find((entry) => isSameWork(entry, named))?.doneAt;
}

/** What of these works is done stays. */
export function withoutOpen(
  { outside = [] }: WithOutside,
  ...works: readonly OutsideEntry['work'][]
): OutsideEntry[] {
  return outside.filter(({ work, doneAt }) => doneAt !== undefined || !works.includes(work));
}

/** As it is where a step is undone: without what the step began and no one has done since, and with what it ended. */
export function takeBackOutside(now: WithOutside, before: WithOutside, after: WithOutside): OutsideEntry[] {
  const isIn = ({ outside = [] }: WithOutside, entry: Named) => outside.some((it) => isSameWork(it, entry));
  const listed = now.outside ?? [];
  const kept = listed.filter(
    (entry) => entry.doneAt !== undefined || isIn(before, entry) || !isIn(after, entry),
  );
  const ended = (before.outside ?? []).filter((entry) => !isIn(after, entry) && !isIn(now, entry));
  // Nothing more is to be said to a provider who was called to stop.
  const isStopped = kept.some((entry) => entry.work === 'stop switch' && !isIn(before, entry));
  return [...kept, ...(isStopped ? withoutOpen({ outside: ended }, 'arrange switch', 'move switch') : ended)];
}
