import type { OwnData } from '@kowhai/domain/api/profile';
import { enquiry } from '@kowhai/domain/enquiry';
import { id, timestamp } from '@kowhai/domain/text';
import type { UserInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';
import { openStore } from '#firebase/store.ts';
import { type Handler, Reply } from '#functions/handler.ts';
import { ensureUser } from './ensure-user.ts';

const sentEnquiry = z.extend(enquiry, { _id: id, createdAt: timestamp });

/** All that the shop keeps about the caller, as a file: the Privacy Act gives everybody that right. */
export const exportOwnData: Handler<'exportOwnData'> = async ({ caller }) => {
  const profile = caller.user ?? (await ensureUser(caller.uid));
  const { orders } = await openStore();
  const [placed, enquiries] = await Promise.all([
    orders.where('user._id', '==', caller.uid).orderBy('createdAt', 'desc').get(),
    listEnquiries(profile),
  ]);
  const data: OwnData = {
    exportedAt: new Date().toISOString(),
    profile,
    orders: placed.docs.map((snapshot) => snapshot.data()),
    enquiries,
  };
  return new Reply(data, {
    headers: { 'content-disposition': 'attachment; filename="kowhai-broadband-my-data.json"' },
  });
};

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
  return sent.docs
    .map((snapshot) => snapshot.data())
    .filter((found) => Date.parse(found.createdAt) >= since)
    .map(({ _id: _, ...fields }) => fields);
}
