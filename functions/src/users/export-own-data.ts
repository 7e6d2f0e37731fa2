import { type OwnData, ownData } from '@kowhai/domain/api/profile';
import { archiveExpiry } from '@kowhai/domain/orders/archived-order';
import type { UserInfo } from '@kowhai/domain/people/user';
import { fromStored } from '@kowhai/domain/timestamps';
import { openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import { type Handler, Reply } from '#http/handler.ts';
import { ensureUser } from './ensure-user.ts';
import { toUserMail } from './list-user-mails.ts';

/** The most values that a query of Firestore's may name. */
const idsPerQuery = 30;

/** The Privacy Act gives everybody the right to this. */
export const exportOwnData: Handler<'exportOwnData'> = async ({ caller }) => {
  const profile = caller.user ?? (await ensureUser(caller.uid));
  const { orders } = await openStore();
  const since = await findAddressSince(profile);
  const [placed, archivedOrders, enquiries, mails] = await Promise.all([
    orders.where('user._id', '==', caller.uid).orderBy('createdAt', 'desc').get(),
    listArchivedOrders(caller.uid),
    listEnquiries(profile, since),
    listMails(profile, since),
  ]);
  const ownOrders = await readAll(placed.docs);
  const data: OwnData = {
    exportedAt: new Date().toISOString(),
    profile,
    orders: ownOrders,
    archivedOrders,
    enquiries,
    mails,
    notes: await listNotes([...ownOrders, ...archivedOrders]),
  };
  return new Reply(data, {
    headers: { 'content-disposition': 'attachment; filename="kowhai-broadband-my-data.json"' },
  });
};

/** Expired copies may not have been deleted yet. */
async function listArchivedOrders(uid: string): Promise<OwnData['archivedOrders']> {
  const { archivedOrders } = await openStore();
  const found = await archivedOrders.where('user._id', '==', uid).get();
  const now = new Date().toISOString();
  const kept = (await readAll(found.docs)).filter((copy) => archiveExpiry(copy) > now);
  return kept.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Addresses are not proven: what was sent before the account had this address may be somebody else's. Since then the
 * mailbox's owner knows of the account from our mail.
 */
async function findAddressSince({ _id, createdAt }: UserInfo): Promise<number> {
  const { users } = await openStore();
  const record = await users.doc(_id).get();
  const changedAt = fromStored(record.get('emailChangedAt'));
  return Date.parse(typeof changedAt === 'string' ? changedAt : createdAt);
}

async function listEnquiries({ email }: UserInfo, since: number): Promise<OwnData['enquiries']> {
  const sent = await (await openStore()).enquiries.where('email', '==', email).get();
  const enquiries = await readAll(sent.docs);
  return ownData.shape.enquiries.parse(enquiries.filter((found) => Date.parse(found.createdAt) >= since));
}

async function listMails({ email }: UserInfo, since: number): Promise<OwnData['mails']> {
  const { outbox } = await openStore();
  const found = await outbox.where('to', '==', email).orderBy('createdAt', 'desc').get();
  const mails = await readAll(found.docs);
  return mails
    .filter(({ createdAt }) => Date.parse(createdAt) >= since)
    .flatMap((mail) => toUserMail(mail) ?? []);
}

async function listNotes(orders: readonly { _id: string; number: string }[]): Promise<OwnData['notes']> {
  const { orderNotes } = await openStore();
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  const ids = [...numbers.keys()];
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const some = ids.slice(from, from + idsPerQuery);
    queries.push(orderNotes.where('orderId', 'in', some).get());
  }
  const found = (await Promise.all(queries)).flatMap(({ docs }) => docs);
  return (await readAll(found))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ orderId, text, createdAt }) => ({ order: numbers.get(orderId) ?? '', text, createdAt }));
}
