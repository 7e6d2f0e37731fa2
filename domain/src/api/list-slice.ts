/** Lists are read in slices; the header X-Next-Cursor has the cursor of the next one. */
import * as z from 'zod/mini';
import { dropInvisible } from '#domain/text-schema.ts';

export const nextCursorHeader = 'x-next-cursor';

/** For staff's queries: the platform logs URLs, and a search may name a person. The URL's query works too. */
export const queryHeader = 'x-query';

const limit = z.pipe(
  z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, 'Limit must be a number from 1 to 200')),
  z.transform((text) => Number(text)),
);

export const sliceQuery = z.object({
  limit: z._default(limit, 50),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'That cursor isn’t valid'))),
});
export type SliceQuery = z.output<typeof sliceQuery>;

/** Each word must be the prefix of a word. */
export const searchText = z.optional(
  z
    .string()
    .check(z.overwrite(dropInvisible), z.trim(), z.maxLength(100, 'Search for at most 100 characters')),
);

export const maxCounted = 10_000;

export const foundCount = z.object({
  /** Null if only reading every record would tell, as for a search of several words. */
  count: z.nullable(z.int()),
  isMore: z.boolean(),
});
export type FoundCount = z.output<typeof foundCount>;
