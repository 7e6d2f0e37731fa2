import { collections, toDocument } from '@kowhai/functions/database/collections';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { findAccount } from '#tools/auth/find-account.ts';
import { type DemoUser, demoUsers, projectId, storageBucket } from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { restoreCatalogue } from './restore-catalogue.ts';
import { restoreFiles } from './restore-files.ts';

const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

/** Other items go; orders, people and files stay. @returns how many of each @throws CommandError for a real project */
export async function restoreShop() {
  requireEmulators(process.env);
  const app = initializeApp({ projectId, storageBucket }, 'seed');
  const firestore = getFirestore(app);
  try {
    const [catalogue, files] = await Promise.all([
      restoreCatalogue(app),
      restoreFiles(app),
      firestore.recursiveDelete(firestore.collection('rateLimits')),
      ...demoUsers.map((user) => restoreUser(app, user)),
    ]);
    return { ...catalogue, files, users: demoUsers.length };
  } finally {
    await deleteApp(app);
  }
}

/** @throws CommandError naming the variable by which the Admin SDK would reach a real project */
export function requireEmulators(environment: NodeJS.ProcessEnv): void {
  for (const name of emulatorHosts) {
    const host = environment[name];
    if (!host) throw new CommandError(`${name} isn’t set. The seed only writes to emulators.`);
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) {
      throw new CommandError(`${name} is "${host}". The seed only writes to emulators on this machine.`);
    }
  }
}

export async function restoreUser(app: App, { uid, password, ...profile }: DemoUser): Promise<void> {
  const auth = getAuth(app);
  // The address may belong to another account by now.
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
    editedAt: now,
    emailProvenAt: now,
    isDisabled: false,
  };
  batch.set(firestore.doc(`users/${uid}`), toDocument(collections.users, record, Timestamp));
  batch.delete(firestore.doc(`revoked/${uid}`));
  await batch.commit();
}
