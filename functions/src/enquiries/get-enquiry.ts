import { AppError } from '@kowhai/domain/app-error';
import { splitAtOrderNumbers } from '@kowhai/domain/order-number';
import { formatFullName } from '@kowhai/domain/user';
import { openStore, type Snapshot } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import type { Handler } from '#functions/handler.ts';
import { type EnquiryRecord, openEnquiries, withoutExpiry } from './enquiry-record.ts';
import { enquiryMailIds, listMailStates, replyMailId } from './mail-status.ts';

export const getEnquiry: Handler<'getEnquiry'> = async ({ params: { id } }) => {
  const enquiries = await openEnquiries();
  const { replies, ...enquiry } = withoutExpiry(requireEnquiry(await enquiries.doc(id).get()));
  const [orders, account, [receipt, ...states]] = await Promise.all([
    findOrders(enquiry.enquiryMessage),
    findAccount(enquiry.email),
    listMailStates([enquiryMailIds(id).confirmation, ...replies.map((reply) => replyMailId(id, reply._id))]),
  ]);
  return {
    ...enquiry,
    isReceiptLimited: receipt === 'limited',
    replies: replies.map((reply, index) => ({ ...reply, mail: states[index] ?? null })),
    account,
    orders,
  };
};

/** As many as one query can ask for, and more than anybody writes about. */
const maxNumbers = 30;

async function findOrders(text: string): Promise<{ _id: string; number: string }[]> {
  const numbers = new Set(splitAtOrderNumbers(text).flatMap(({ number }) => number ?? []));
  if (numbers.size === 0) return [];
  const { db } = await openStore();
  const wanted = [...numbers].slice(0, maxNumbers);
  const found = await db.collection('orders').where('number', 'in', wanted).select('number').get();
  return found.docs.map((snapshot) => ({ _id: snapshot.id, number: String(snapshot.get('number')) }));
}

async function findAccount(email: string): Promise<{ _id: string; name: string } | null> {
  const { staffUsers } = await openStore();
  const [found] = await readAll((await staffUsers.where('email', '==', email).limit(1).get()).docs);
  return found ? { _id: found._id, name: formatFullName(found) || email } : null;
}

export function requireEnquiry(snapshot: Snapshot<EnquiryRecord>): EnquiryRecord {
  const enquiry = snapshot.data();
  if (!enquiry) throw new AppError('NOT_FOUND', 'There is no such enquiry.');
  return enquiry;
}
