/** Lists come in pages; the next page's cursor travels in the header X-Next-Cursor. */
import * as z from 'zod/mini';
import { dropInvisible } from '#domain/text-schema.ts';

export const nextCursorHeader = 'x-next-cursor';

/**
 * The header that carries a query of staff, written as in an address: the platform logs every address, and a search
 * may name a person. A query in the address itself works as well.
 */
export const queryHeader = 'x-query';

/** Query parameters arrive as text. */
const limit = z.pipe(
  z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, 'Limit must be a number from 1 to 200')),
  z.transform((text) => Number(text)),
);

export const pageQuery = z.object({
  limit: z._default(limit, 50),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'That cursor isn’t valid'))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** What a list is searched for: words that must all be the beginning of a word. */
export const searchText = z.optional(
  z
    .string()
    .check(z.overwrite(dropInvisible), z.trim(), z.maxLength(100, 'Search for at most 100 characters')),
);

/** How many items a filter finds; counting stops at this number. */
export const maxCounted = 10_000;

export const foundCount = z.object({
  /** Null where only reading all records would tell, as for a search of several words. */
  count: z.nullable(z.int()),
  /** There are more than were counted. */
  isMore: z.boolean(),
});
export type FoundCount = z.output<typeof foundCount>;
