import { type OwnData, ownData } from '@kowhai/domain/api/profile';
import { archiveExpiry } from '@kowhai/domain/orders/order';
import { describeNote } from '@kowhai/domain/orders/order-note';
import { isEmailProven, type UserInfo } from '@kowhai/domain/people/user';
import { store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { type Handler, Reply } from '#http/handler.ts';
import { ensureUser } from './ensure-user.ts';
import { listMailsOf } from './mails-of-user.ts';

const idsPerQuery = 30;

/** Required by the Privacy Act. */
export const exportOwnData: Handler<'exportOwnData'> = async ({ caller }) => {
  const profile = caller.user ?? (await ensureUser(caller.uid));
  const [placed, archivedOrders, enquiries, mails] = await Promise.all([
    store.orders.where('user._id', '==', caller.uid).orderBy('createdAt', 'desc').get(),
    listArchivedOrders(caller.uid),
    listEnquiries(profile),
    listMails(profile),
  ]);
  const ownOrders = readAll(placed.docs);
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

async function listArchivedOrders(uid: string): Promise<OwnData['archivedOrders']> {
  const found = await store.archivedOrders.where('user._id', '==', uid).get();
  const now = new Date().toISOString();
  const kept = readAll(found.docs).filter((copy) => archiveExpiry(copy) > now);
  return kept.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** By address only where no account sent it: a signed-in sender can give another's address. */
async function listEnquiries(user: UserInfo): Promise<OwnData['enquiries']> {
  const own = await store.enquiries.where('userId', '==', user._id).get();
  const fromAddress = isEmailProven(user)
    ? readAll((await store.enquiries.where('email', '==', user.email).get()).docs)
    : [];
  return ownData.shape.enquiries.parse(
    [
      ...readAll(own.docs),
      ...fromAddress.filter(
        ({ userId, createdAt }) => userId === undefined && isEmailProven(user, createdAt),
      ),
    ].map((enquiry) => ({
      ...enquiry,
      notes: enquiry.notes.map((note) => ({ ...note, text: describeNote(note) })),
    })),
  );
}

async function listMails(user: UserInfo): Promise<OwnData['mails']> {
  const found = await store.outbox.where('to', '==', user.email).orderBy('createdAt', 'desc').get();
  return listMailsOf(user, readAll(found.docs));
}

async function listNotes(orders: readonly { _id: string; number: string }[]): Promise<OwnData['notes']> {
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  const ids = [...numbers.keys()];
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const some = ids.slice(from, from + idsPerQuery);
    queries.push(store.orderNotes.where('orderId', 'in', some).get());
  }
  const found = (await Promise.all(queries)).flatMap(({ docs }) => docs);
  return readAll(found)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((note) => ({
      order: numbers.get(note.orderId) ?? '',
      text: describeNote(note),
      createdAt: note.createdAt,
    }));
}
