/**
 * Filters that staff switch on by one press. Each is a word that is stored among a record's search keys, so the
 * indexes of the search serve it with any status and sort. Words of a search have no colon.
 */
import * as z from 'zod/mini';
import type { StoredEnquiry } from '#domain/enquiries/stored-enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import { openStatuses } from '#domain/orders/order-status.ts';

const noDate = 'date:none';
const noted = 'note:';

/** Names a chip from what it asks for. */
export const chipOf = {
  item: (id: string) => `item:${id}`,
  region: (region: string) => `region:${region}`,
  /** The day of the connection; null for none. */
  connectionDate: (day: string | null) => (day === null ? noDate : `date:${day}`),
  noted,
  /** What is assigned to whoever asks. */
  mine: 'for:me',
  assignee: (key: string) => `for:${key}`,
} as const;

/** The connection day that chips ask for, if they ask for one. */
export function dayOfChips(chips: readonly string[]): string | undefined {
  return chips.find((chip) => /^date:\d/.test(chip))?.slice('date:'.length);
}

/** Chips in a query, with commas between. */
export const chipList = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.maxLength(400, 'Choose fewer filters'),
        z.regex(
          /^(item|region|date|note|for):[^,]*(,(item|region|date|note|for):[^,]*)*$/,
          'Filter is invalid',
        ),
      ),
    z.transform((text) => text.split(',')),
  ),
);

export type ChippedOrder = Pick<
  Order,
  'serviceAddress' | 'connectionDate' | 'hasNote' | 'assigneeKey' | 'status'
> & {
  orderItems: readonly { _id: string; name: string }[];
};

/** Lists the chips by which an order is found. By its assignee, only while there is something to do. */
export function listOrderChips(order: ChippedOrder): string[] {
  const { orderItems, serviceAddress, connectionDate, hasNote, assigneeKey } = order;
  return [
    ...orderItems.map(({ _id }) => chipOf.item(_id)),
    chipOf.region(serviceAddress.region),
    chipOf.connectionDate(connectionDate),
    ...(hasNote ? [noted] : []),
    ...(assigneeKey && openStatuses.includes(order.status) ? [chipOf.assignee(assigneeKey)] : []),
  ];
}

/** Likewise an enquiry. Only the server reads its record, so the chip may name the assignee by id. */
export function listEnquiryChips({ assignee }: Pick<StoredEnquiry, 'assignee'>): string[] {
  return assignee ? [chipOf.assignee(assignee._id)] : [];
}
