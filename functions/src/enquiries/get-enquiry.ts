import { AppError } from '@kowhai/domain/app-error';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { splitAtOrderNumbers } from '@kowhai/domain/orders/order-number';
import { formatFullName, isEmailProven } from '@kowhai/domain/people/user';
import { type Snapshot, store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { enquiryMailIds, listReplyMails, readMailState, replyMailId } from './mail-status.ts';

export const getEnquiry: Handler<'getEnquiry'> = async ({ params: { id } }) => {
  const { replies, ...enquiry } = requireEnquiry(await store.enquiries.doc(id).get());
  const [orders, account, receipt, { latestByFirst }] = await Promise.all([
    findOrders(enquiry.enquiryMessage),
    findAccount(enquiry),
    store.outbox.doc(enquiryMailIds(id).confirmation).get(),
    listReplyMails(id),
  ]);
  return {
    ...enquiry,
    receipt: readMailState(receipt),
    replies: replies.map((reply) => ({
      ...reply,
      mail: readMailState(latestByFirst.get(replyMailId(id, reply._id))),
    })),
    account,
    orders,
  };
};

const maxNumbers = 30;

async function findOrders(text: string): Promise<{ _id: string; number: string }[]> {
  const numbers = new Set(splitAtOrderNumbers(text).flatMap(({ number }) => number ?? []));
  if (numbers.size === 0) return [];
  const wanted = [...numbers].slice(0, maxNumbers);
  const found = await store.orders.withConverter(null).where('number', 'in', wanted).select('number').get();
  return found.docs.map((snapshot) => ({ _id: snapshot.id, number: String(snapshot.get('number')) }));
}

async function findAccount({ userId, email, createdAt }: Omit<StoredEnquiry, 'replies'>) {
  const sender = userId === undefined ? undefined : (await store.staffUsers.doc(userId).get()).data();
  const ofAddress = async () => (await store.staffUsers.where('email', '==', email).limit(1).get()).docs;
  const account = sender ?? readAll(await ofAddress())[0];
  if (!account) return null;
  const isProven = sender !== undefined || isEmailProven(account, createdAt);
  const { _id, phone } = account;
  return { _id, name: formatFullName(account) || account.email, phone, isProven };
}

export function requireEnquiry(snapshot: Snapshot<StoredEnquiry> | undefined): StoredEnquiry {
  const enquiry = snapshot?.data();
  if (!enquiry) throw new AppError('NOT_FOUND', 'We can’t find that enquiry.');
  return enquiry;
}

export function toAuditRecord({ _id, enquirySubject }: Pick<StoredEnquiry, '_id' | 'enquirySubject'>) {
  return { kind: 'enquiry' as const, _id, name: enquirySubject };
}
