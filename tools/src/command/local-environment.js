import { accessSync, constants } from 'node:fs';

// Plain JavaScript, because the bootstrap runs it on a Node that may not strip types.

const kept = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TERM', 'TZ', 'LANG', 'LANGUAGE'],
  // Where programs are: Java, Google's emulators, libraries of systems without /usr/lib.
  ...['JAVA_HOME', 'CLOUDSDK_ROOT_DIR', 'FIREBASE_EMULATORS_PATH', 'LD_LIBRARY_PATH'],
  // The bootstrap sets it.
  'NODE_COMPILE_CACHE',
  // The shop's own settings.
  ...['RATE_LIMIT_SCALE', 'PUBLISH_PAGES', 'FUZZ_SECONDS', 'FUZZ_SEED'],
]);
const keptFamilies = /^(?:LC|KOWHAI)_/;

/** The functions' emulator adds 46 bytes for its sockets, whose paths have at most 108. */
const longestTmpdir = 62;

/**
 * What a process that works on this machine alone gets of a person's environment: no proxy, credential, project, mode or
 * option of Node, which would lead it elsewhere or make it another one. Tools that talk to Google or npm get all of it.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function localEnvironment(environment) {
  const entries = Object.entries(environment).filter(([name]) => kept.has(name) || keptFamilies.test(name));
  const { TMPDIR, FAKETIME, LD_PRELOAD } = environment;
  return {
    ...Object.fromEntries(entries),
    ...(TMPDIR && isUsable(TMPDIR) && { TMPDIR }),
    // The day that the library "faketime" plays is the same for all.
    ...(FAKETIME && { FAKETIME, LD_PRELOAD }),
  };
}

/**
 * Node takes /tmp where none is named.
 * @param {string} tmpdir
 */
export function isUsable(tmpdir) {
  try {
    accessSync(tmpdir, constants.W_OK | constants.X_OK);
    return Buffer.byteLength(tmpdir) <= longestTmpdir;
  } catch {
    return false;
  }
}
