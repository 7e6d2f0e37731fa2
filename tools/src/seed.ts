import { pathToFileURL } from 'node:url';
import { hardware } from '@kowhai/domain/hardware';
import { plan } from '@kowhai/domain/plan';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { ClearError } from '#tools/command/clear-error.ts';
import { runCommand } from '#tools/command/command.ts';
import { inRepository } from '#tools/command/repository.ts';
import {
  type DemoUser,
  demoUsers,
  emulatorEnvironment,
  ports,
  projectId,
  siteUrl,
  storageBucket,
} from '#tools/stack/addresses.ts';
import { isPortFree } from '#tools/stack/ports.ts';

const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

/** What the seed has put in place. */
export interface SeedSummary {
  plans: number;
  hardware: number;
  users: number;
}

/**
 * Brings the shipped catalogue and the demo users back to how they are shipped, in the emulators of this machine.
 * Plans and hardware that are not shipped go; orders and other people stay.
 * @throws ClearError when the environment does not point at emulators: a real project is never written to
 */
export async function seed(): Promise<SeedSummary> {
  requireEmulators(process.env);
  const app = initializeApp({ projectId, storageBucket }, 'seed');
  try {
    const { plans, items } = await readCatalogue();
    await Promise.all([
      restoreCollection(app, 'products', plans),
      restoreCollection(app, 'hardwares', items),
      ...demoUsers.map((user) => restoreUser(app, user)),
    ]);
    return { plans: plans.length, hardware: items.length, users: demoUsers.length };
  } finally {
    await deleteApp(app);
  }
}

/**
 * Refuses an environment in which the Admin SDK would reach a real project.
 * @throws ClearError naming the variable
 */
export function requireEmulators(environment: NodeJS.ProcessEnv): void {
  for (const name of emulatorHosts) {
    const host = environment[name];
    if (!host) throw new ClearError(`${name} is not set: the seed writes to emulators only.`);
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) {
      throw new ClearError(`${name} is "${host}": the seed writes to emulators on this machine only.`);
    }
  }
}

async function readCatalogue() {
  const { shippedPlans, CATALOGUE_DATE } = await importCatalogue('plans.ts');
  const { shippedHardware } = await importCatalogue('hardware.ts');
  const published = (item: object) => ({ ...item, isPublished: true, updatedAt: CATALOGUE_DATE });
  return {
    plans: shippedPlans.map((item: object) => plan.parse(published(item))),
    items: shippedHardware.map((item: object) => hardware.parse(published(item))),
  };
}

// The catalogue is data beside the workspaces, not a package, so it is named by its path and checked on arrival.
function importCatalogue(file: string) {
  return import(pathToFileURL(inRepository('catalogue/src', file)).href);
}

async function restoreCollection(
  app: App,
  name: string,
  records: readonly (DocumentData & { _id: string; updatedAt: string })[],
): Promise<void> {
  const firestore = getFirestore(app);
  const collection = firestore.collection(name);
  const shipped = new Set(records.map((record) => record._id));
  const strangers = (await collection.listDocuments()).filter((document) => !shipped.has(document.id));

  const batch = firestore.batch();
  for (const stranger of strangers) batch.delete(stranger);
  for (const { _id, updatedAt, ...fields } of records) {
    batch.set(collection.doc(_id), { ...fields, updatedAt: Timestamp.fromDate(new Date(updatedAt)) });
  }
  await batch.commit();
}

async function restoreUser(app: App, { uid, password, ...profile }: DemoUser): Promise<void> {
  const auth = getAuth(app);
  const account = {
    email: profile.email,
    password,
    displayName: `${profile.firstName} ${profile.lastName}`,
    emailVerified: true,
    disabled: false,
  };
  // Somebody else may hold the address: an account that was deleted and registered again has another id.
  const holder = await auth.getUserByEmail(profile.email).catch(() => null);
  if (holder && holder.uid !== uid) await auth.deleteUser(holder.uid);
  await (holder?.uid === uid ? auth.updateUser(uid, account) : recreateAccount());
  await auth.setCustomUserClaims(uid, { isAdmin: profile.isAdmin });

  async function recreateAccount(): Promise<void> {
    await auth.deleteUser(uid).catch(() => {});
    await auth.createUser({ uid, ...account });
  }

  const firestore = getFirestore(app);
  const now = Timestamp.now();
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), { ...profile, createdAt: now, updatedAt: now });
  batch.delete(firestore.doc(`revoked/${uid}`));
  await batch.commit();
}

if (import.meta.main) {
  await runCommand(async () => {
    // What the person has set stands, so that a shell that points elsewhere is refused and not overruled.
    Object.assign(process.env, { ...emulatorEnvironment, ...process.env });
    requireEmulators(process.env);
    if (await isPortFree(ports.firestore)) {
      throw new ClearError(
        'The local stack is not running: start it with "npm start" in another terminal, then seed.',
      );
    }
    const { plans, hardware: items, users } = await seed();
    console.log(`Restored ${plans} plans, ${items} hardware items and ${users} demo users at ${siteUrl}.`);
    return 0;
  });
}
