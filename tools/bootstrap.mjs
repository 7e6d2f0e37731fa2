import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localEnvironment } from './src/command/local-environment.js';
import { signalGroup, startProcessGuard } from './src/command/process-guard.js';

// Plain JavaScript without dependencies, for whatever Node the machine has (`run.cjs` refuses older ones). It updates the installation, then
// hands over to the command's TypeScript file under Node 24, the production runtime.

const root = fileURLToPath(new URL('..', import.meta.url));
const localCommands = ['doctor', 'start', 'seed', 'test', 'check', 'build', 'invariants'];
const liveCommands = ['deploy', 'go-live', 'make-admin', 'monitoring', 'restore-accounts', 'smoke'];
const commands = [...localCommands, ...liveCommands];
// npm puts packages' programs first in the path, this one's Node among them.
const ownNode = process.env.npm_node_execpath ?? process.execPath;
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

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @param {string} path
 * @returns {Record<string, Package>} what a lockfile holds, by folder
 */
function readPackages(path) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {};
}

/** @returns {string} changes with what is to be installed and with what npm noted that it has installed */
function digestInstallation() {
  const hash = createHash('sha256');
  for (const path of [lockfile, npmRecord]) if (existsSync(path)) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * By npm's own record, so that a manual installation will do, and so will one whose lockfile changed without changing a
 * package. What npm left out although it fits this machine, our own installation did not get either.
 * @returns {string[]} the folders of missing packages
 */
function listMissing() {
  const installed = readPackages(npmRecord);
  const isOurs = existsSync(stamp) && readFileSync(stamp, 'utf8') === digestInstallation();
  return Object.entries(readPackages(lockfile))
    .filter(([folder, wanted]) => {
      if (!folder.includes('node_modules/')) return false;
      if (!wanted.link && !installed[folder] && wanted.optional) return fitsMachine(wanted) && !isOurs;
      return (
        (!wanted.link && installed[folder]?.version !== wanted.version) || !existsSync(join(root, folder))
      );
    })
    .map(([folder]) => folder);
}

/** @param {Package} wanted Optional packages that name no machine belong to another that may be absent. */
function fitsMachine({ os, cpu, libc }) {
  const fits = (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
  return fits && (os ?? cpu) !== undefined && !libc;
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
  // All packages and their programs, whatever NODE_ENV and npm's configuration leave out. None needs an install script,
  // and one would compile C++ for minutes.
  const whole = ['--include=dev', '--include=optional', '--include=peer', '--bin-links'];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: path.join(delimiter) };
  const code = await runInOwnGroup('npm', ['ci', ...whole, ...quiet], env);
  if (isEnding) fail('Stopped while installing packages. The next command will start again.');
  if (code !== 0)
    fail(`npm ci ended with code ${code}, so the packages aren’t installed. Its message is above.`);
  writeFileSync(stamp, digestInstallation());
  const missing = listMissing();
  if (missing.length === 0) return;
  rmSync(stamp);
  fail(
    `npm ci says it’s done, but ${missing.length} packages are missing (${missing[0]} is the first). "npm config list" shows what your npm leaves out.`,
  );
}

// npm's node-linux-* packages bring a Node 24; on other platforms the machine's Node must do.
// Commands with credentials never run a packaged one.
/** @param {boolean} isLive */
function findRuntime(isLive) {
  const packaged = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const tried = isLive ? [ownNode] : [packaged, ownNode];
  const faults = tried.flatMap((node) => {
    const { stdout, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= runtimeMajor) return [];
    return [{ node, why: error && 'code' in error ? `${error.code}` : stdout?.trim() }];
  });
  const found = tried.find((node) => !faults.some((fault) => fault.node === node));
  if (found) return found;
  const remedy = `Please install Node ${runtimeMajor} from https://nodejs.org (this is ${process.version}).`;
  if (isLive)
    fail(
      `Beside your credentials this runs on your own Node alone, and needs Node ${runtimeMajor}. ${remedy}`,
    );
  const [{ why } = { why: '' }] = faults;
  if (why === 'EACCES')
    fail(
      `This needs Node ${runtimeMajor}, and may not run the one in ${packaged}: is the disk mounted "noexec"? ${remedy}`,
    );
  if (existsSync(packaged))
    fail(
      `This needs Node ${runtimeMajor}, and the one in ${packaged} doesn’t run (${why}). Delete node_modules to install it again.`,
    );
  if (listMissing().some((folder) => join(root, folder, 'bin', 'node') === packaged))
    fail(
      `This needs Node ${runtimeMajor}, which comes with the packages, and they aren’t installed: npm start does it.`,
    );
  fail(
    `This needs Node ${runtimeMajor}, and no package has it for ${process.platform}-${process.arch}. ${remedy}`,
  );
}

function makeEmulatorExecutable() {
  const fireemu = join(modules, '@fireemu', 'linux-x64', 'bin', 'fireemu');
  try {
    if ((statSync(fireemu).mode & 0o111) !== 0o111) chmodSync(fireemu, 0o755);
  } catch {
    // Not for this machine, or another user's: the choice of emulators says so.
  }
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
      ...(isLocal(command, args) ? localEnvironment(process.env) : process.env),
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

/**
 * Whether it needs nobody's project, credentials or proxy.
 * @param {string} command
 * @param {string[]} args
 */
function isLocal(command, args) {
  // The doctor looks at all of it.
  if (command === 'build' || command === 'doctor') return false;
  if (command === 'invariants') return !args.some((arg) => arg.startsWith('--project'));
  return localCommands.includes(command);
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
if (!commands.includes(command)) fail(`Unknown command "${command}". Use one of: ${commands.join(', ')}.`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn);
endWithNpm();
const missing = listMissing();
if (command === 'doctor') args.push(`--missing=${missing}`);
else if (missing.length > 0) await install();
makeEmulatorExecutable();
handOver(command, args);
