import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { demoUsers, projectId, storageBucket } from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { restoreCatalogue } from './restore-catalogue.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreUser } from './restore-user.ts';

const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

/**
 * Brings the shipped catalogue and the demo users back to how they are shipped, in the emulators of this machine.
 * Plans and hardware that are not shipped go; orders, other people and other files stay. Limits are counted anew.
 * @returns how many of each were put in place
 * @throws CommandError when the environment does not point at emulators: a real project is never written to
 */
export async function restoreShop() {
  requireEmulators(process.env);
  const app = initializeApp({ projectId, storageBucket }, 'seed');
  const firestore = getFirestore(app);
  try {
    const [catalogue, files] = await Promise.all([
      restoreCatalogue(app),
      restoreFiles(app),
      // So that the demo users may order and sign in again.
      firestore.recursiveDelete(firestore.collection('rateLimits')),
      ...demoUsers.map((user) => restoreUser(app, user)),
    ]);
    return { ...catalogue, files, users: demoUsers.length };
  } finally {
    await deleteApp(app);
  }
}

/**
 * Refuses an environment in which the Admin SDK would reach a real project.
 * @throws CommandError naming the variable
 */
export function requireEmulators(environment: NodeJS.ProcessEnv): void {
  for (const name of emulatorHosts) {
    const host = environment[name];
    if (!host) throw new CommandError(`${name} isn’t set. The seed only writes to emulators.`);
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) {
      throw new CommandError(`${name} is "${host}". The seed only writes to emulators on this machine.`);
    }
  }
}
