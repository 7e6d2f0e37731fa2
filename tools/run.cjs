'use strict';

// The first file that runs. Node 12 can read it, so that an older Node is told what it lacks instead of "SyntaxError".

const oldestNode = { major: 20, minor: 19 };
const testing = ['test', 'check'];

/**
 * @param {string} command
 * @returns {string | undefined} in one sentence, what keeps every command from running here
 */
function findObstacle(command) {
  if (process.platform === 'win32') return 'The local stack needs Linux or macOS. On Windows, use WSL.';
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor))
    return `This needs Node ${oldestNode.major}.${oldestNode.minor} or newer, and this is ${process.version}. Please install Node 24 from https://nodejs.org.`;
  const folder = __dirname.replace(/\/tools$/, '');
  const found = findUnreadable(folder, testing.includes(command));
  if (!found) return undefined;
  return `This can’t run in ${JSON.stringify(folder)}: Node and its tools don’t cope with ${found} in a folder’s path. Please move it to another folder.`;
}

/**
 * Node strips no types below node_modules, takes ? and # for parts of an address and * for a pattern; ":" separates the
 * folders of PATH. Vitest alone cuts at #.
 * @param {string} folder
 * @param {boolean} isTesting
 */
function findUnreadable(folder, isTesting) {
  if (folder.split('/').includes('node_modules')) return '"node_modules"';
  const character = (isTesting ? /[?*\\:\p{Cc}#]/u : /[?*\\:\p{Cc}]/u).exec(folder);
  return character ? JSON.stringify(character[0]) : undefined;
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const obstacle = findObstacle(process.argv[2] || '');
if (obstacle) fail(obstacle);
import('./bootstrap.mjs').catch((error) => fail(`Something went wrong: ${error.message || error}.`));
