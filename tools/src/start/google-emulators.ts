import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { localHost, ports } from '#tools/command/addresses.ts';
import type { ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { findJava, type Java } from './java.ts';

export type RunnableJar = {
  jar: string;
  java: Java;
};

/** `missing` is the end of a sentence, and `damaged` is a file that would be it. */
export type Found<T> = { found: T } | { missing: string; damaged?: string };

// The Cloud SDK's jar runs on Java 11; those of firebase-tools need a newer one.
const leastJavaForSdk = 11;
const leastJavaForCache = 21;

/** Elsewhere than in a UTF-8 locale, Java opens no path with a macron, nor runs in such a folder. */
export const readableForJava = { LC_ALL: 'C.UTF-8' };

export async function findGoogleFirestore(environment: NodeJS.ProcessEnv): Promise<Found<RunnableJar>> {
  const inSdk = sdkRoots(environment)
    .map((root) => join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar));
  const { jar: inCache, damaged } = newestCachedJar(environment, 'cloud-firestore-emulator-v');
  if (!inSdk && !inCache) return { missing: 'Google’s Firestore emulator isn’t on this machine', ...damaged };

  for (const [jar, least] of [
    [inSdk, leastJavaForSdk],
    [inCache, leastJavaForCache],
  ] as const) {
    const java = jar && (await findJava(least, environment));
    if (jar && java) return { found: { jar, java } };
  }
  return {
    missing: `Google’s Firestore emulator needs Java ${inSdk ? leastJavaForSdk : leastJavaForCache} or newer`,
  };
}

export function googleFirestoreProcess({ jar, java }: RunnableJar): ProcessOptions {
  return {
    name: 'Google’s Firestore emulator',
    command: java.path,
    args: [
      '-Duser.language=en',
      // It runs for minutes, so optimising it does not pay.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
      // The Cloud SDK's jar names no main class.
      ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
      ...[`--host=${localHost}`, `--port=${ports.firestore}`, `--rules=${repositoryPath('firestore.rules')}`],
    ],
    env: readableForJava,
    logFile: repositoryPath('.local/logs/firestore.log'),
  };
}

export async function findGoogleStorage(environment: NodeJS.ProcessEnv): Promise<Found<RunnableJar>> {
  const { jar, damaged } = newestCachedJar(environment, 'cloud-storage-rules-runtime-v');
  if (!jar) return { missing: 'Google’s Storage emulator isn’t in the firebase-tools cache', ...damaged };
  const java = await findJava(leastJavaForCache, environment);
  if (!java) return { missing: `Google’s Storage emulator needs Java ${leastJavaForCache} or newer` };
  return { found: { jar, java } };
}

function sdkRoots(environment: NodeJS.ProcessEnv): string[] {
  const gcloud = (environment.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((path) => existsSync(path));
  return [
    environment.CLOUDSDK_ROOT_DIR ?? '',
    gcloud ? dirname(dirname(realpathSync(gcloud))) : '',
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
  ].filter((root) => root !== '');
}

/** The newest that is whole: a download that broke off leaves one that Java cannot open. */
function newestCachedJar(
  environment: NodeJS.ProcessEnv,
  prefix: string,
): { jar?: string; damaged?: { damaged: string } } {
  const cache = environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return {};
  const byVersion = new Intl.Collator('en', { numeric: true });
  const jars = readdirSync(cache)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jar'))
    .sort(byVersion.compare)
    .map((name) => join(cache, name));
  const jar = jars.findLast(isWholeJar);
  const damaged = jars.at(-1);
  return jar ? { jar } : damaged ? { damaged: { damaged } } : {};
}

/** A jar is a ZIP, whose table of contents comes last. */
function isWholeJar(path: string): boolean {
  try {
    const file = openSync(path, 'r');
    try {
      const end = Buffer.alloc(66_000);
      const { size } = fstatSync(file);
      const length = readSync(file, end, 0, end.length, Math.max(0, size - end.length));
      return end.subarray(0, length).lastIndexOf('PK\x05\x06', undefined, 'latin1') >= 0;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
