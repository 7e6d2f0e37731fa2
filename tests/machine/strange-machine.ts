/**
 * The commands on a stranger's machine: without Git, a home or a TMPDIR, in a folder whose name says whatever a pattern
 * could mistake, as a user that may read only what is its own, in a bare locale, behind a proxy, among the variables of
 * other projects, with 2 GB of memory. Each night on GitHub; here as root, with no other stack running:
 *
 *   sudo env "PATH=$PATH" node_modules/.bin/node tests/machine/strange-machine.ts
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from '#tests/architecture/lint-fixtures.ts';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';
import { listen } from '#tests/support/line.ts';
import { addCustomer, addPlan, leaveShop, placeOrder, requestOf, until } from '#tests/support/shop/shop.ts';

/** The user "nobody". */
const stranger = { uid: 65_534, gid: 65_534 };
const memoryBytes = 2 * 1024 ** 3;
const started = mkdtempSync('/tmp/kowhai-');
const strange = join(started, "orders/account/o'brien/kōwhai (1)/shop");
const plain = join(started, 'kowhai');
const asked: string[] = [];

process.umask(0o022);
chmodSync(started, 0o755);
for (const folder of [plain, strange]) copyTo(folder);
giveToStranger(strange);
process.umask(0o077);
const environment = makeEnvironment(await startWatchingProxy());
limitMemory();

let failed = false;
try {
  await runCheck();
  for (const turn of ['first', 'second']) await startAndOrder(turn);
  execFileSync(process.execPath, ['../node_modules/vite/bin/vite.js', 'build', '--mode', 'emulators'], {
    cwd: join(plain, 'web'),
    stdio: 'ignore',
  });
  tell(
    'the site is the same, byte by byte, as one built in another folder',
    digestSite(plain) === digestSite(strange),
  );
  tell(`the proxy was asked for nothing${asked.map((line) => `\n    ${line}`).join('')}`, asked.length === 0);
} finally {
  await leaveShop();
  rmSync(started, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function tell(promise: string, isKept: boolean): void {
  failed ||= !isKept;
  console.log(`${isKept ? '✓' : '✗'} ${promise}`);
}

/** As an archive has it: without Git. Packages are linked, so that they are not the stranger's. */
function copyTo(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['--parents', '-t', folder, ...listRepositoryFiles()], { cwd: repository });
  const modules = ['node_modules', join(folder, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...modules], { cwd: repository, stdio: 'ignore' });
  } catch {
    // Another disk.
    execFileSync('cp', ['-a', ...modules], { cwd: repository });
  }
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/** Not the packages' files, which may be links to those of the repository. */
function giveToStranger(folder: string): void {
  const { uid, gid } = stranger;
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chown', `${uid}:${gid}`, '{}', '+']);
  for (const file of listRepositoryFiles()) chownSync(join(folder, file), uid, gid);
}

/** @returns its address */
async function startWatchingProxy(): Promise<string> {
  const proxy = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      asked.push(data.toString('latin1').split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
  });
  return `http://${await listen(proxy)}`;
}

function makeEnvironment(proxy: string): NodeJS.ProcessEnv {
  const proxies = ['http', 'https', 'all', 'grpc'].flatMap((scheme) => [
    [`${scheme}_proxy`, proxy],
    [`${scheme.toUpperCase()}_PROXY`, proxy],
  ]);
  return {
    PATH: process.env.PATH,
    HOME: join(started, 'no-home'),
    TMPDIR: join(started, 'no-tmpdir'),
    LANG: 'C',
    LC_ALL: 'C',
    ...Object.fromEntries(proxies),
    NODE_USE_ENV_PROXY: '1',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--no-deprecation',
    GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json',
    GOOGLE_CLOUD_PROJECT: 'live',
    GCLOUD_PROJECT: 'live',
    FIREBASE_TOKEN: 'token',
    FIREBASE_CONFIG: '{"projectId":"live"}',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    VITE_USE_EMULATORS: 'false',
    VITE_FIREBASE_PROJECT_ID: 'live',
    MAIL_PROVIDER_URL: 'http://127.0.0.1:1',
    npm_config_omit: 'dev',
    PORT: '1',
    CI: 'true',
    BROWSER: 'none',
    NO_COLOR: '1',
    DEBUG: '*',
  };
}

/** This process and all that it starts. */
function limitMemory(): void {
  const isOld = existsSync('/sys/fs/cgroup/memory');
  const group = join(isOld ? '/sys/fs/cgroup/memory' : '/sys/fs/cgroup', 'kowhai-strange-machine');
  if (!existsSync(group)) mkdirSync(group);
  writeFileSync(join(group, isOld ? 'memory.limit_in_bytes' : 'memory.max'), `${memoryBytes}`);
  writeFileSync(join(group, 'cgroup.procs'), `${process.pid}`);
}

function npm(...args: string[]): ChildProcess {
  return spawn('npm', args, {
    ...stranger,
    cwd: strange,
    env: environment,
    // A group of its own, as a terminal gives it, which sends Ctrl-C to all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function runCheck(): Promise<void> {
  const check = npm('run', 'check');
  const lines: string[] = [];
  createInterface({ input: check.stdout ?? process.stdin }).on('line', (line) => lines.push(line));
  const [code] = await once(check, 'close');
  tell(`npm run check passes: ${lines.at(-1)}`, code === 0);
  if (code !== 0) console.log(lines.slice(-60).join('\n'));
}

async function startAndOrder(turn: string): Promise<void> {
  const begun = Date.now();
  const stack = npm('start');
  const ended = once(stack, 'exit');
  const isUp = new Promise<boolean>((resolve) => {
    createInterface({ input: stack.stdout ?? process.stdin }).on('line', (line) => {
      if (line.includes('is up after')) resolve(true);
      else if (!isSaid(line)) console.log(`    ${line}`);
    });
    void ended.then(() => resolve(false));
  });
  tell(`the ${turn} npm start is up`, await isUp);
  console.log(`    after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  if (await isUp) {
    const [customer, plan] = await Promise.all([addCustomer(), addPlan()]);
    const { status } = await placeOrder(customer, requestOf({ plan }));
    tell('an order is placed', status === 201);
    if (stack.pid) process.kill(-stack.pid, 'SIGINT');
  }
  await ended;
  // npm does not wait for what it started.
  const isEmpty = await until(async () => listOfStranger().length === 0).catch(() => false);
  tell('Ctrl-C leaves no process behind', isEmpty);
}

/** What each start prints. */
function isSaid(line: string): boolean {
  return line === '' || /^(?:> | {2}\w|Buil|Starting|Everything|\[functions\]|Stopped)/.test(line);
}

function listOfStranger(): string[] {
  return globSync('/proc/[0-9]*').filter((folder) => {
    try {
      return statSync(folder).uid === stranger.uid;
    } catch {
      return false;
    }
  });
}

function digestSite(folder: string): string {
  const dist = join(folder, 'web/dist');
  const hash = createHash('sha256');
  const names = globSync('**', { cwd: dist, exclude: (name) => name.startsWith('.built-from') }).sort();
  for (const name of names) {
    const path = join(dist, name);
    if (statSync(path).isFile()) hash.update(`\0${name}\0`).update(readFileSync(path));
  }
  if (names.length < 100) throw new Error(`${dist} holds ${names.length} files`);
  return hash.digest('hex');
}
