import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalGroup, startProcessGuard } from './src/command/process-guard.js';

// Plain JavaScript without dependencies, for whatever Node the machine has. It updates the installation, then
// hands over to the command's TypeScript file under Node 24, the production runtime.

const root = fileURLToPath(new URL('..', import.meta.url));
const localCommands = ['start', 'seed', 'test', 'check', 'build', 'invariants'];
const liveCommands = ['deploy', 'go-live', 'make-admin', 'monitoring', 'restore-accounts', 'smoke'];
const commands = [...localCommands, ...liveCommands];
// npm puts packages' programs first in the path, this one's Node among them.
const ownNode = process.env.npm_node_execpath ?? process.execPath;
const oldestNode = [20, 19];
const runtimeMajor = 24;
const installGraceMs = 3000;
const stoppedEarly = '\nStopped before it finished. Nothing’s left running.';

const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const stamp = join(modules, '.kowhai-installed');
const npmRecord = join(modules, '.package-lock.json');

/** @type {((signal: NodeJS.Signals) => void) | undefined} */
let signalChild;
let isEnding = false;

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function lockfileDigest() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} what a lockfile holds, by folder
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

// Our stamp says which lockfile was installed. Otherwise npm's own record decides: a manual installation will
// do, and so will one whose lockfile changed without changing a package.
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileDigest()) return true;
  if (!existsSync(npmRecord)) return false;
  const installed = readPackages(npmRecord);
  return Object.entries(readPackages(lockfile))
    .filter(([folder]) => folder.includes('node_modules/'))
    .every(([folder, wanted]) => {
      if (wanted.link) return existsSync(join(root, folder));
      const found = installed[folder];
      return found ? found.version === wanted.version : wanted.optional === true;
    });
}

/**
 * Runs one child to its end, in its own process group, so that a signal ends all of what it started.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
function runInOwnGroup(command, args, env) {
  return new Promise((resolve) => {
    const started = startProcessGuard().spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const { pid } = started;
    // Not the signal we got: started in the background by a shell, children ignore SIGINT.
    signalChild = () => {
      if (!pid) return;
      signalGroup(pid, 'SIGTERM');
      setTimeout(() => signalGroup(pid, 'SIGKILL'), installGraceMs).unref();
    };
    started.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    started.on('exit', (code) => {
      signalChild = undefined;
      resolve(code ?? 1);
    });
  });
}

async function install() {
  console.log(
    existsSync(npmRecord)
      ? 'Installing packages (npm ci): the lockfile is newer than what is installed …'
      : 'Installing packages (npm ci): this takes about a minute the first time …',
  );
  rmSync(stamp, { force: true });
  // npm empties node_modules, so it must not run on the Node in there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules));
  // No package needs an install script, and one would compile C++ for minutes.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runInOwnGroup('npm', args, { ...process.env, PATH: path.join(delimiter) });
  if (isEnding) fail('Stopped while installing packages. The next command will start again.');
  if (code !== 0)
    fail(`npm ci ended with code ${code}, so the packages aren’t installed. Its message is above.`);
  writeFileSync(stamp, lockfileDigest());
}

// npm's node-linux-* packages put a Node 24 into .bin; on other platforms the machine's Node must do.
// Commands with credentials never run a packaged one.
/** @param {boolean} isLive */
function findRuntime(isLive) {
  const bundled = join(binaries, 'node');
  for (const node of isLive ? [ownNode] : [bundled, ownNode]) {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= runtimeMajor) return node;
  }
  if (isLive)
    return fail(
      `Beside your credentials this runs on your own Node alone, and needs Node ${runtimeMajor}. Please install it from https://nodejs.org (this is ${process.version}).`,
    );
  return fail(
    `This needs Node ${runtimeMajor}, and no package has it for ${process.platform}-${process.arch}. Please install Node ${runtimeMajor} from https://nodejs.org (this is ${process.version}).`,
  );
}

function makeEmulatorExecutable() {
  const fireemu = join(modules, '@fireemu', 'linux-x64', 'bin', 'fireemu');
  if (existsSync(fireemu) && (statSync(fireemu).mode & 0o111) !== 0o111) chmodSync(fireemu, 0o755);
}

/**
 * Hands over to the command. The channel between us closes when this process ends.
 * @param {string} command
 * @param {string[]} args
 */
function handOver(command, args) {
  const isLive = liveCommands.includes(command) && !args.includes('--dry-run');
  const path = process.env.PATH ?? '';
  const started = spawn(findRuntime(isLive), [join(root, 'tools', 'src', `${command}.ts`), ...args], {
    cwd: root,
    env: {
      // The hundreds of processes of a stack and its tests read the same packages.
      NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
      ...process.env,
      PATH: (isLive ? [dirname(ownNode), path, binaries] : [binaries, path]).join(delimiter),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  signalChild = (signal) => started.kill(signal);
  started.on('exit', (code) => {
    // The command itself says this once it listens for signals.
    if (code === null && isEnding) fail(stoppedEarly);
    process.exit(code ?? 1);
  });
}

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  isEnding = true;
  if (!signalChild) fail(stoppedEarly);
  signalChild(signal);
}

// npm passes signals on, but a killed npm cannot: its stack has to end as well.
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const atStart = ancestors();
  setInterval(() => ancestors() !== atStart && passOn('SIGTERM'), 500).unref();
}

/** Our parent, and its own where it is not npm: some shells stay between npm and us, others replace themselves. */
function ancestors() {
  const { ppid } = process;
  try {
    const status = readFileSync(`/proc/${ppid}/status`, 'utf8');
    return /^Name:\s+npm/m.test(status) ? `${ppid}` : `${ppid},${/^PPid:\s+(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return `${ppid}`;
  }
}

const [command = '', ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (process.platform === 'win32') fail('The local stack needs Linux or macOS. On Windows, use WSL.');
if (!commands.includes(command)) fail(`Unknown command "${command}". Use one of: ${commands.join(', ')}.`);
if (major < (oldestNode[0] ?? 0) || (major === oldestNode[0] && minor < (oldestNode[1] ?? 0)))
  fail(
    `This needs Node ${oldestNode.join('.')} or newer, and this is ${process.version}. Please install Node ${runtimeMajor} from https://nodejs.org.`,
  );

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn);
endWithNpm();
if (!isInstalled()) await install();
makeEmulatorExecutable();
handOver(command, args);
