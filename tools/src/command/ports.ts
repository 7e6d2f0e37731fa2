import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { localHost, ports } from './addresses.ts';
import { CommandError } from './command-error.ts';

const wantedBy: Record<keyof typeof ports, string> = {
  site: 'the site',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  inbox: 'the email inbox',
  auth: 'the Auth emulator',
  storage: 'the Storage emulator',
  tasks: 'the task queue emulator',
  storageHub: 'the Storage emulator’s hub',
  storageLogging: 'the Storage emulator’s log',
};

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: localHost, port }, () => probe.close(() => resolve(true)));
  });
}

// A stopped stack may need a moment to release it.
async function isPortFreeSoon(port: number): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await isPortFree(port)) return true;
    await delay(200);
  }
  return false;
}

/** @param holder see `findHolder` */
export function portInUseMessage(name: keyof typeof ports, holder: string | undefined): string {
  const taken = holder ? `taken by ${holder}` : 'taken';
  return `Port ${ports[name]} is ${taken}, and ${wantedBy[name]} needs it. Is another local stack running? Stop it and try again.`;
}

/** @returns the program that listens at a port, as `node (process 1234)`, where the system tells */
export function findHolder(port: number): string | undefined {
  try {
    return process.platform === 'linux' ? findLinuxHolder(port) : findMacHolder(port);
  } catch {
    return undefined;
  }
}

function findLinuxHolder(port: number): string | undefined {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(end) && state === listening)
      .map((columns) => `socket:[${columns[9]}]`),
  );
  const holder = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => listSockets(pid).some((socket) => sockets.includes(socket)));
  if (!holder) return undefined;
  // Its name in `comm` is that of a thread of Node's.
  const [program = ''] = readFileSync(`/proc/${holder}/cmdline`, 'utf8').split('\0');
  return `${basename(program)} (process ${holder})`;
}

/** None of another user's process. */
function listSockets(pid: string): string[] {
  const attempt = <T>(read: () => T[]): T[] => {
    try {
      return read();
    } catch {
      return [];
    }
  };
  const folder = `/proc/${pid}/fd`;
  return attempt(() => readdirSync(folder)).flatMap((name) =>
    // One that was open a moment ago.
    attempt(() => [readlinkSync(`${folder}/${name}`)]),
  );
}

function findMacHolder(port: number): string | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const [, pid, name] = /^p(\d+)\nc(.*)$/m.exec(execFileSync('lsof', args, { encoding: 'utf8' })) ?? [];
  return pid && `${name} (process ${pid})`;
}

export async function requireFreePorts(): Promise<void> {
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) {
    if (!(await isPortFreeSoon(ports[name])))
      throw new CommandError(portInUseMessage(name, findHolder(ports[name])));
  }
}
