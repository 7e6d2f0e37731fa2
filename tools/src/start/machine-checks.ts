import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isUsable } from '#tools/command/local-environment.js';
import { repositoryPath, repositoryRoot } from '#tools/command/repository.ts';
import { describeEmulator, findEmulators } from './choose-emulators.ts';
import { findJava } from './java.ts';

/** One line of `npm run doctor`: what was looked at, what it is, and what to do where that is no good. */
export type Check = { name: string; found: string; remedy?: string };

const gigabyte = 1024 ** 3;
const leastDisk = 2 * gigabyte;
const leastMemory = 2 * gigabyte;
const toGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;

/** All that a start needs of a machine but its ports, which a start takes itself. */
export async function checkMachine(environment: NodeJS.ProcessEnv): Promise<Check[]> {
  return [
    checkFolder(),
    checkDisk(),
    checkTmpdir(environment),
    checkMemory(),
    await checkJava(environment),
    await checkEmulators(environment),
  ];
}

/** @returns ✓ or ✗, its name, what was found, and the remedy */
export function describeCheck({ name, found, remedy }: Check): string {
  const line = `${remedy ? '✗' : '✓'} ${name.padEnd(10)} ${found}`;
  return remedy ? `${line}\n             ${remedy}` : line;
}

function checkFolder(): Check {
  const name = 'Folder';
  const found = repositoryRoot;
  try {
    accessSync(repositoryRoot, constants.W_OK);
  } catch {
    return { name, found, remedy: 'You may not write here: move the shop to a folder of your own.' };
  }
  if (!repositoryRoot.includes('#')) return { name, found };
  return {
    name,
    found,
    remedy: 'Vitest doesn’t cope with "#" in a folder’s path: move the shop for its tests.',
  };
}

function checkDisk(): Check {
  const { bavail, bsize } = statfsSync(repositoryRoot);
  const free = bavail * bsize;
  const found = `${toGigabytes(free)} free`;
  if (free < leastDisk)
    return { name: 'Disk', found, remedy: `Free some: packages and builds take ${toGigabytes(leastDisk)}.` };
  try {
    accessSync(repositoryPath('node_modules/.bin/biome'), constants.X_OK);
    return { name: 'Disk', found };
  } catch {
    return {
      name: 'Disk',
      found: `${found}, and the packages’ programs may not be run`,
      remedy:
        'Move the shop to a disk that isn’t mounted "noexec", or delete node_modules to install it again.',
    };
  }
}

function checkTmpdir({ TMPDIR }: NodeJS.ProcessEnv): Check {
  const name = 'TMPDIR';
  if (!isUsable(TMPDIR ?? tmpdir()) && !isUsable('/tmp'))
    return { name, found: 'no folder that is writable', remedy: 'Set TMPDIR to one whose path is short.' };
  if (TMPDIR && !isUsable(TMPDIR))
    return { name, found: `/tmp, as ${TMPDIR} is missing or too long for sockets` };
  return { name, found: TMPDIR ?? '/tmp' };
}

function checkMemory(): Check {
  const free = process.availableMemory();
  const found = `${toGigabytes(free)} free`;
  if (free >= leastMemory) return { name: 'Memory', found };
  return {
    name: 'Memory',
    found,
    remedy: 'Close what you don’t need: the stack takes 1 GB at rest and 2 GB when busy.',
  };
}

async function checkJava(environment: NodeJS.ProcessEnv): Promise<Check> {
  const java = await findJava(0, environment);
  return {
    name: 'Java',
    found: java ? `${java.major}, ${java.path}` : 'none, so Google’s emulators don’t run',
  };
}

async function checkEmulators(environment: NodeJS.ProcessEnv): Promise<Check> {
  const name = 'Emulators';
  try {
    const { firestore, storage, damaged } = await findEmulators(undefined, environment);
    const found = `Firestore: ${describeEmulator(firestore)}; Storage: ${describeEmulator(storage)}`;
    if (damaged.length === 0) return { name, found };
    return { name, found, remedy: `Damaged, so delete it to get it again: ${damaged.join(', ')}` };
  } catch (error) {
    return { name, found: 'not complete', remedy: error instanceof Error ? error.message : `${error}` };
  }
}
