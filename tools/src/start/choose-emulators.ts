import { CommandError } from '#tools/command/command-error.ts';
import type { FirestoreKind } from '#tools/command/environment.ts';
import { findFireemu } from './fireemu.ts';
import { type Found, findGoogleFirestore, findGoogleStorage, type RunnableJar } from './google-emulators.ts';

/** Google's Storage emulator is run by firebase-tools, which needs this Java in its PATH. */
export type EmulatorChoice = { kind: 'google'; jar: RunnableJar } | { kind: 'fireemu'; program: string };

/** The wanted one, else Google's, else fireemu. @throws CommandError saying how to get it */
export function chooseFirestore(
  wanted: FirestoreKind | undefined,
  google: Found<RunnableJar>,
  fireemu: Found<string>,
): EmulatorChoice {
  if (wanted !== 'fireemu' && 'found' in google) return { kind: 'google', jar: google.found };
  if (wanted !== 'google' && 'found' in fireemu) return { kind: 'fireemu', program: fireemu.found };
  if (wanted === 'fireemu') throw noEmulator('Firestore', [fireemu], 'leave KOWHAI_FIRESTORE unset');
  const remedy =
    'install Java 21 and run "npx firebase setup:emulators:firestore", or install the Google Cloud CLI with its cloud-firestore-emulator component';
  throw noEmulator('Firestore', wanted ? [google] : [google, fireemu], remedy);
}

/** fireemu, else Google's from the cache of firebase-tools. @throws CommandError saying how to get it */
export function chooseStorage(google: Found<RunnableJar>, fireemu: Found<string>): EmulatorChoice {
  if ('found' in fireemu) return { kind: 'fireemu', program: fireemu.found };
  if ('found' in google) return { kind: 'google', jar: google.found };
  const remedy = 'install Java 21 and run "npx firebase setup:emulators:storage"';
  throw noEmulator('Storage', [fireemu, google], remedy);
}

function noEmulator(name: string, lookedFor: readonly Found<unknown>[], remedy: string): CommandError {
  const reasons = lookedFor.flatMap((result) =>
    'missing' in result ? [result.damaged ? `${result.damaged} is damaged` : result.missing] : [],
  );
  return new CommandError(`We can’t find a ${name} emulator: ${reasons.join(', and ')}; ${remedy}.`);
}

export async function findEmulators(
  wanted: FirestoreKind | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<{ firestore: EmulatorChoice; storage: EmulatorChoice; damaged: string[] }> {
  const [google, googleStorage] = await Promise.all([
    findGoogleFirestore(environment),
    findGoogleStorage(environment),
  ]);
  const fireemu = findFireemu();
  return {
    firestore: chooseFirestore(wanted, google, fireemu),
    storage: chooseStorage(googleStorage, fireemu),
    damaged: [google, googleStorage].flatMap((result) => ('damaged' in result ? (result.damaged ?? []) : [])),
  };
}

export function describeEmulator(choice: EmulatorChoice): string {
  return choice.kind === 'google' ? `Google’s emulator, on Java ${choice.jar.java.major}` : 'fireemu';
}
