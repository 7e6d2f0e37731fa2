import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// As on every Linux that Node runs on.
const ticksPerSecond = 100;

// Plain JavaScript, because the bootstrap runs it on a Node that may not strip types.

// When the guard's input ends, it kills the groups in the last line.
const guardScript =
  'groups=; while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

// Processes wait to be told to begin. Were this one killed before the guard knew of them, they would end.
const beginScript = 'read -r _ <&3 || exit 1; exec 3<&-; exec "$@"';

/** A small shell in its own session kills what was started once this process ends, even by SIGKILL. */
export function startProcessGuard() {
  const guard = spawn('/bin/sh', ['-c', guardScript], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // A killed guard must not end us with EPIPE.
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();

  /** @type {Set<number>} */
  const groups = new Set();
  const tellGuard = () => guard.stdin.write(`${[...groups].join(' ')}\n`);

  return {
    /**
     * Starts a process in its own group. When it ends, the rest of its group is killed.
     * @param {string} command
     * @param {readonly string[]} args
     * @param {{ cwd: string, env: NodeJS.ProcessEnv, stdio: ('ignore' | 'inherit' | 'pipe')[] }} options
     * @returns {import('node:child_process').ChildProcess}
     */
    spawn(command, args, options) {
      const child = spawn('/bin/sh', ['-c', beginScript, 'sh', command, ...args], {
        ...options,
        detached: true,
        stdio: [...options.stdio, 'pipe'],
      });
      const { pid } = child;
      if (pid === undefined) return child;
      groups.add(pid);
      tellGuard();
      const begin = child.stdio[3];
      if (begin && 'end' in begin) begin.on('error', () => {}).end('\n');
      child.on('exit', () => {
        // A dead leader may leave children, whose group still exists.
        signalGroup(pid, 'SIGKILL');
        groups.delete(pid);
        tellGuard();
      });
      return child;
    },
    /** What the groups have used of the processor; 0 where the system has no /proc. */
    cpuSeconds() {
      try {
        const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
        return pids.reduce((sum, pid) => sum + readCpuTicks(pid, groups), 0) / ticksPerSecond;
      } catch {
        return 0;
      }
    },
    killAll() {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    },
  };
}

/**
 * @param {string} pid
 * @param {ReadonlySet<number>} groups
 */
function readCpuTicks(pid, groups) {
  try {
    // After its name, which may hold spaces: state, parent, group, …, and 12th and 13th the time of itself and the kernel.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return groups.has(Number(fields[2])) ? Number(fields[11]) + Number(fields[12]) : 0;
  } catch {
    // It has ended.
    return 0;
  }
}

/**
 * Signals a process group; a missing one is no fault.
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}
