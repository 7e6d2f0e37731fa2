/** One search over all that staff look after, for the palette. */
import * as z from 'zod/mini';
import { orderStatus } from '#domain/orders/order-status.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { searchText } from './page.ts';

/** How many of a kind one search finds at most. */
export const maxFoundOfAKind = 5;

const found = { _id: z.string(), name: z.string() };

export const searchResult = z.object({
  orders: z.array(
    z.object({ ...found, number: z.string(), status: orderStatus, plan: z.string(), town: z.string() }),
  ),
  people: z.array(z.object({ ...found, email: z.string() })),
  plans: z.array(z.object(found)),
  hardware: z.array(z.object(found)),
  enquiries: z.array(z.object({ ...found, subject: z.string() })),
});
export type SearchResult = z.output<typeof searchResult>;

export const searchEndpoints = {
  /** A few of each kind, the newest first. Records are looked for from three letters on. */
  searchDesk: {
    method: 'GET',
    path: '/api/search',
    query: z.object({ q: searchText }),
    output: searchResult,
    cacheTag: 'Search',
  },
} as const satisfies Record<string, StaffEndpoint>;
