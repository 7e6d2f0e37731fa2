import { mailKey } from '@kowhai/functions/firebase/local-settings';
import { demoUsers, inboxUrl, localHost, ports, siteUrl } from './addresses.ts';
import type { FirestoreChoice, StorageChoice } from './choose-emulators.ts';

/** What a person needs to know of a stack that is up: addresses, who plays what, and how to sign in. */
export function describeStack(
  firestore: FirestoreChoice,
  storage: StorageChoice,
  site: 'built' | 'hot',
): string {
  const rows: [string, string, string][] = [
    ['Site and API', siteUrl, site === 'hot' ? 'Vite with hot reload' : 'Hosting emulator of firebase-tools'],
    ['Email inbox', inboxUrl, `in place of ${mailKey.provider}`],
    ['Firestore', `${localHost}:${ports.firestore}`, describeChoice(firestore, 'Google’s emulator')],
    ['Storage', `${localHost}:${ports.storage}`, describeChoice(storage, 'emulator of firebase-tools')],
    [
      'Auth',
      `${localHost}:${ports.auth}`,
      'emulator of firebase-tools, behind a proxy for authenticator codes',
    ],
    ['Functions', `${localHost}:${ports.functions}`, 'emulator of firebase-tools'],
    ['Task queue', `${localHost}:${ports.tasks}`, 'emulator of firebase-tools'],
    ...demoUsers.map(({ isAdmin, email, password }): [string, string, string] => [
      isAdmin ? 'Admin' : 'Customer',
      email,
      password,
    ]),
  ];
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(
    ([name, where, who]) => `  ${name.padEnd(width(0))}  ${where.padEnd(width(1))}  ${who}`,
  );
  const peopleFrom = lines.length - demoUsers.length;
  return [...lines.slice(0, peopleFrom), '', ...lines.slice(peopleFrom)].join('\n');
}

function describeChoice(choice: FirestoreChoice | StorageChoice, google: string): string {
  return choice.kind === 'google' ? `${google}, on Java ${choice.jar.java.major}` : 'fireemu';
}
