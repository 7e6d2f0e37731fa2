import { ClearError } from './clear-error.ts';

const firestoreKinds = ['google', 'fireemu'] as const;

/** Which Firestore emulator: Google's own, or the fireemu that comes with the packages. */
export type FirestoreKind = (typeof firestoreKinds)[number];

/** What a person may set about the local stack. */
export interface LocalSettings {
  /** The Firestore emulator that is wanted; left out, the best that is there. */
  firestore?: FirestoreKind;
}

/**
 * Reads and checks the environment of the local stack.
 * @throws ClearError naming the variable whose value cannot be used
 */
export function readLocalSettings(environment: NodeJS.ProcessEnv): LocalSettings {
  const scale = environment.RATE_LIMIT_SCALE;
  if (scale !== undefined && !(Number(scale) > 0 && Number.isFinite(Number(scale)))) {
    throw new ClearError(`RATE_LIMIT_SCALE is "${scale}": it must be a number above 0, such as 1 or 1000.`);
  }
  const wanted = environment.KOWHAI_FIRESTORE;
  if (wanted === undefined) return {};
  const firestore = firestoreKinds.find((kind) => kind === wanted);
  if (!firestore) {
    throw new ClearError(
      `KOWHAI_FIRESTORE is "${wanted}": it must be ${firestoreKinds.join(' or ')}, or not set.`,
    );
  }
  return { firestore };
}
