import type { OwnData } from '@kowhai/domain/api/profile';
import { archiveExpiry } from '@kowhai/domain/archived-order';
import { enquirySnapshot } from '@kowhai/domain/enquiry';
import { id, timestamp } from '@kowhai/domain/text';
import type { UserInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';
import { openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import { type Handler, Reply } from '#functions/handler.ts';
import { ensureUser } from './ensure-user.ts';

const sentEnquiry = z.extend(enquirySnapshot, { _id: id, createdAt: timestamp });

/** All that the shop keeps about the caller, as a file: the Privacy Act gives everybody that right. */
export const exportOwnData: Handler<'exportOwnData'> = async ({ caller }) => {
  const profile = caller.user ?? (await ensureUser(caller.uid));
  const { orders } = await openStore();
  const [placed, archivedOrders, enquiries] = await Promise.all([
    orders.where('user._id', '==', caller.uid).orderBy('createdAt', 'desc').get(),
    listArchivedOrders(caller.uid),
    listEnquiries(profile),
  ]);
  const data: OwnData = {
    exportedAt: new Date().toISOString(),
    profile,
    orders: await readAll(placed.docs),
    archivedOrders,
    enquiries,
  };
  return new Reply(data, {
    headers: { 'content-disposition': 'attachment; filename="kowhai-broadband-my-data.json"' },
  });
};

/** What is past its time may not have been removed yet. */
async function listArchivedOrders(uid: string): Promise<OwnData['archivedOrders']> {
  const { archivedOrders } = await openStore();
  const found = await archivedOrders.where('user._id', '==', uid).get();
  const now = new Date().toISOString();
  const kept = (await readAll(found.docs)).filter((copy) => archiveExpiry(copy) > now);
  return kept.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * The enquiries from the account's address, since it is the account's. Addresses are not proven: an earlier enquiry
 * may be somebody else's, while from then on the owner of the mailbox knows of the account by our mail.
 */
async function listEnquiries({ _id, email, createdAt }: UserInfo): Promise<OwnData['enquiries']> {
  const { db, collection } = await openStore();
  const [record, sent] = await Promise.all([
    db.doc(`users/${_id}`).get(),
    collection('enquiries', sentEnquiry).where('email', '==', email).get(),
  ]);
  const changedAt: { toMillis(): number } | undefined = record.get('emailChangedAt');
  const since = changedAt?.toMillis() ?? Date.parse(createdAt);
  const enquiries = await readAll(sent.docs);
  return enquiries
    .filter((found) => Date.parse(found.createdAt) >= since)
    .map(({ _id: _, ...fields }) => fields);
}
