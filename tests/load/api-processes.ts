/** The processes that serve the API of this stack. Linux only: it looks in /proc. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** @returns their ids; a process in another network is another stack's */
export function listApiProcesses(): number[] {
  const network = readlinkSync('/proc/self/ns/net');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        const isApi = environment.includes('FUNCTION_TARGET=api');
        return isApi && readlinkSync(`/proc/${pid}/ns/net`) === network;
      } catch {
        // It ended while it was looked at.
        return false;
      }
    })
    .map(Number);
}

/** How much memory a process holds, in megabytes; null once it has ended. */
export function readMegabytes(pid: number): number | null {
  try {
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
