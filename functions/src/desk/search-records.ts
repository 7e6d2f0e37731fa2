import { maxFoundOfAKind } from '@kowhai/domain/api/staff';
import { formatFullName } from '@kowhai/domain/people/user';
import {
  listEnquiryWords,
  listItemWords,
  listOrderWords,
  listUserWords,
  readSearch,
} from '@kowhai/domain/search/search-keys';
import { listSorted } from '#database/list-sorted.ts';
import { matchSearch, searchFor } from '#database/search.ts';
import { type Query, store } from '#database/store.ts';
import type { Handler } from '#http/handler.ts';

export const searchRecords: Handler<'searchRecords'> = async ({ query: { q } }) => {
  const [foundOrders, people, plans, hardware, enquiries] = await Promise.all([
    findRecords(store.orders, q, listOrderWords),
    findRecords(store.staffUsers, q, listUserWords),
    findRecords(store.products, q, listItemWords, 'price'),
    findRecords(store.hardwares, q, listItemWords, 'price'),
    findRecords(store.enquiries, q, listEnquiryWords),
  ]);
  const found = { orders: foundOrders, people, enquiries, plans, hardware };
  return {
    more: (['orders', 'people', 'enquiries', 'plans', 'hardware'] as const).filter(
      (kind) => found[kind].isMore,
    ),
    orders: foundOrders.rows.map((order) => ({
      _id: order._id,
      number: order.number,
      name: formatFullName(order.user),
      status: order.status,
      plan: order.orderServices.map(({ name }) => name).join(', '),
      town: order.serviceAddress.city,
    })),
    people: people.rows.map((user) => ({ _id: user._id, name: formatFullName(user), email: user.email })),
    plans: plans.rows.map(toName),
    hardware: hardware.rows.map(toName),
    enquiries: enquiries.rows.map((enquiry) => ({
      _id: enquiry._id,
      name: formatFullName(enquiry),
      subject: enquiry.enquirySubject,
    })),
  };
};

const toName = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

async function findRecords<T extends { _id: string }>(
  records: Query<T>,
  q: string | undefined,
  wordsOf: (record: T) => string[],
  by: 'createdAt' | 'price' = 'createdAt',
): Promise<{ rows: T[]; isMore: boolean }> {
  const none = { rows: [], isMore: false };
  const search = readSearch(q);
  if (!search) return none;
  const [short = ''] = search.words;
  const isShort = search.keys.length === 0;
  if (isShort && short.length !== 2) return none;
  const { query, isWanted } = isShort
    ? // A whole name of two letters, which is a key: the beginnings of longer ones are too many.
      {
        query: records.where('searchKeys', 'array-contains', short),
        isWanted: matchSearch(q, wordsOf),
      }
    : await searchFor(records, q, wordsOf, { by });
  const sort = { by: [by], isAscending: by === 'price' } as const;
  const { rows, nextCursor } = await listSorted(query, { limit: maxFoundOfAKind }, { ...sort, isWanted });
  return { rows, isMore: nextCursor !== null };
}
