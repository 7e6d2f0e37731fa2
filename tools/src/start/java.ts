import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export type Java = {
  path: string;
  major: number;
};

/** 17 for `"17.0.15"`, 8 for the old `"1.8.0_292"`. */
export function parseJavaMajor(versionText: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  if (!first) return undefined;
  return Number(first === '1' ? second : first);
}

export async function findJava(
  leastMajor: number,
  environment: NodeJS.ProcessEnv,
): Promise<Java | undefined> {
  for (const path of javaCandidates(environment)) {
    const major = parseJavaMajor(await printVersion(path));
    if (major !== undefined && major >= leastMajor) return { path, major };
  }
  return undefined;
}

function javaCandidates(environment: NodeJS.ProcessEnv): string[] {
  const { JAVA_HOME, PATH = '' } = environment;
  const usualHomes = [
    join(homedir(), '.sdkman/candidates/java/current'),
    '/opt/homebrew/opt/openjdk',
    '/usr/local/opt/openjdk',
    ...foldersIn('/usr/lib/jvm'),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents/Home')),
  ];
  const inHome = (home: string) => join(home, 'bin/java');
  const candidates = [
    ...(JAVA_HOME ? [inHome(JAVA_HOME)] : []),
    ...PATH.split(delimiter).map((folder) => join(folder, 'java')),
    ...usualHomes.map(inHome),
  ];
  return [...new Set(candidates)].filter((path) => existsSync(path));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // Newest first: newer versions sort last in these folders.
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

// Java prints its version to stderr. A Mac without Java has a stub that prints advice instead.
function printVersion(path: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(path, ['-version'], { timeout: 15_000 }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}
