import { maxFoundOfAKind } from '@kowhai/domain/api/staff';
import { formatFullName } from '@kowhai/domain/people/user';
import {
  listEnquiryWords,
  listItemWords,
  listOrderWords,
  listUserWords,
  matchesWords,
  readSearch,
} from '@kowhai/domain/search/search-keys';
import { listSorted } from '#database/list-sorted.ts';
import { searchFor } from '#database/search.ts';
import { type Collection, openStore, type Query } from '#database/store.ts';
import type { Handler } from '#http/handler.ts';

const maxItems = 200;

export const searchRecords: Handler<'searchRecords'> = async ({ query: { q } }) => {
  const { orders, staffUsers, products, hardwares, enquiries: sent } = await openStore();
  const [foundOrders, people, plans, hardware, enquiries] = await Promise.all([
    findRecords(orders, q, listOrderWords),
    findRecords(staffUsers, q, listUserWords),
    findItems(products, q),
    findItems(hardwares, q),
    findRecords(sent, q, listEnquiryWords),
  ]);
  return {
    orders: foundOrders.map((order) => ({
      _id: order._id,
      number: order.number,
      name: formatFullName(order.user),
      status: order.status,
      plan: order.orderServices.map(({ name }) => name).join(', '),
      town: order.serviceAddress.city,
    })),
    people: people.map((user) => ({ _id: user._id, name: formatFullName(user), email: user.email })),
    plans,
    hardware,
    enquiries: enquiries.map((enquiry) => ({
      _id: enquiry._id,
      name: formatFullName(enquiry),
      subject: enquiry.enquirySubject,
    })),
  };
};

async function findRecords<T extends { _id: string }>(
  records: Query<T>,
  q: string | undefined,
  wordsOf: (record: T) => string[],
): Promise<T[]> {
  if (!readSearch(q)?.keys.length) return [];
  const { query, isWanted } = await searchFor(records, q, wordsOf);
  const { items } = await listSorted(query, { limit: maxFoundOfAKind }, { by: ['createdAt'], isWanted });
  return items;
}

async function findItems<T>(items: Collection<T>, q: string | undefined) {
  const search = readSearch(q);
  if (!search) return [];
  const { docs } = await items.withConverter(null).select('name').limit(maxItems).get();
  return docs
    .map((snapshot) => ({ _id: snapshot.id, name: String(snapshot.get('name')) }))
    .filter(({ name }) => matchesWords(search.words, listItemWords({ name })))
    .slice(0, maxFoundOfAKind);
}
