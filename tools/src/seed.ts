import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { restoreCatalogue } from '#tools/seed/restore-catalogue.ts';
import { restoreFiles } from '#tools/seed/restore-files.ts';
import { restoreUser } from '#tools/seed/restore-user.ts';
import {
  demoUsers,
  emulatorEnvironment,
  ports,
  projectId,
  siteUrl,
  storageBucket,
} from '#tools/start/addresses.ts';
import { isPortFree } from '#tools/start/ports.ts';

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
export async function seed() {
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

if (import.meta.main) {
  await runCommand(async () => {
    parseArgs();
    // What the person has set stands, so that a shell that points elsewhere is refused and not overruled.
    Object.assign(process.env, { ...emulatorEnvironment, ...process.env });
    requireEmulators(process.env);
    if (await isPortFree(ports.firestore)) {
      throw new CommandError(
        'The local stack isn’t running. Start it with "npm start" in another terminal, then seed.',
      );
    }
    const { plans, hardware, files, users } = await seed();
    console.log(
      `Restored ${plans} plans, ${hardware} hardware items, ${files} files and ${users} demo users at ${siteUrl}.`,
    );
    return 0;
  });
}
