import { collections, toDocument } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { findAccount } from '#tools/auth/find-account.ts';
import type { DemoUser } from '#tools/command/addresses.ts';

/** Makes a demo user's account and record be as they are shipped, whatever has become of them. */
export async function restoreUser(app: App, { uid, password, ...profile }: DemoUser): Promise<void> {
  const auth = getAuth(app);
  // The address may belong to somebody else by now: to an account that was deleted and registered again.
  const holder = await findAccount(auth.getUserByEmail(profile.email));
  if (holder && holder.uid !== uid) await auth.deleteUser(holder.uid);

  const account = {
    email: profile.email,
    password,
    displayName: `${profile.firstName} ${profile.lastName}`,
    emailVerified: true,
    disabled: false,
  };
  const isThere = (await findAccount(auth.getUser(uid))) !== null;
  await (isThere ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }));
  await auth.setCustomUserClaims(uid, { isAdmin: profile.isAdmin });

  const firestore = getFirestore(app);
  const now = new Date().toISOString();
  const batch = firestore.batch();
  const record = {
    _id: uid,
    ...profile,
    createdAt: now,
    updatedAt: now,
    emailProvenAt: now,
    isDisabled: false,
  };
  batch.set(firestore.doc(`users/${uid}`), toDocument(collections.users, record, Timestamp));
  batch.delete(firestore.doc(`revoked/${uid}`));
  await batch.commit();
}
