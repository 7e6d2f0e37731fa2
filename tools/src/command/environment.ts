import { CommandError } from './command-error.ts';

const firestoreKinds = ['google', 'fireemu'] as const;

/** Which Firestore emulator: Google's own, or the fireemu that comes with the packages. */
export type FirestoreKind = (typeof firestoreKinds)[number];

const browserKinds = ['packaged', 'system'] as const;

/** Which browser: the one that comes with the packages, or the machine's own. */
export type BrowserKind = (typeof browserKinds)[number];

/** What a person may set about the local stack. */
export interface LocalSettings {
  /** The Firestore emulator that is wanted; left out, the best that is there. */
  firestore?: FirestoreKind;
  /** The browser that is wanted for the tests; left out, the packaged one where there is one. */
  browser?: BrowserKind;
}

/**
 * Reads and checks the environment of the local stack.
 * @throws CommandError naming the variable whose value cannot be used
 */
export function readLocalSettings(environment: NodeJS.ProcessEnv): LocalSettings {
  const scale = environment.RATE_LIMIT_SCALE;
  if (scale !== undefined && !(Number(scale) > 0 && Number.isFinite(Number(scale)))) {
    throw new CommandError(`RATE_LIMIT_SCALE is "${scale}": it must be a number above 0, such as 1 or 1000.`);
  }
  const firestore = readChoice(environment, 'KOWHAI_FIRESTORE', firestoreKinds);
  const browser = readChoice(environment, 'KOWHAI_BROWSER', browserKinds);
  return { ...(firestore && { firestore }), ...(browser && { browser }) };
}

function readChoice<Choice extends string>(
  environment: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const wanted = environment[name];
  if (wanted === undefined) return undefined;
  const choice = choices.find((known) => known === wanted);
  if (choice) return choice;
  throw new CommandError(`${name} is "${wanted}": it must be ${choices.join(' or ')}, or not set.`);
}
