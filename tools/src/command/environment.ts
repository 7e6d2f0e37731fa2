import { CommandError } from './command-error.ts';

const firestoreKinds = ['google', 'fireemu'] as const;

export type FirestoreKind = (typeof firestoreKinds)[number];

const browserKinds = ['packaged', 'system'] as const;

export type BrowserKind = (typeof browserKinds)[number];

export type LocalSettings = {
  firestore?: FirestoreKind;
  browser?: BrowserKind;
};

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
