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

/** The Privacy Act gives everybody the right to this. */
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

/** Expired copies may not have been deleted yet. */
async function listArchivedOrders(uid: string): Promise<OwnData['archivedOrders']> {
  const { archivedOrders } = await openStore();
  const found = await archivedOrders.where('user._id', '==', uid).get();
  const now = new Date().toISOString();
  const kept = (await readAll(found.docs)).filter((copy) => archiveExpiry(copy) > now);
  return kept.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Addresses are not proven: an enquiry from before the account had this address may be somebody else's. Since then the
 * mailbox's owner knows of the account from our mail.
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
