import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { localHost, ports } from './addresses.ts';
import { CommandError } from './command-error.ts';

const wantedBy: Record<keyof typeof ports, string> = {
  site: 'the site',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  inbox: 'the email inbox',
  auth: 'the Auth emulator’s proxy',
  authEmulator: 'the Auth emulator',
  storage: 'the Storage emulator',
  tasks: 'the task queue emulator',
  authHub: 'the Auth emulator’s hub',
  authLogging: 'the Auth emulator’s log',
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

export function portInUseMessage(name: keyof typeof ports): string {
  return `Port ${ports[name]} is taken, and ${wantedBy[name]} needs it. Is another local stack running? Stop it and try again.`;
}

export async function requireFreePorts(): Promise<void> {
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) {
    if (!(await isPortFreeSoon(ports[name]))) throw new CommandError(portInUseMessage(name));
  }
}
