import { spawn } from 'node:child_process';

// Plain JavaScript, because the bootstrap runs it before there is a Node that strips types.

// The guard keeps the last line it was told. When its input ends, however that came about, it kills what that line names.
const guardScript =
  'groups=; while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

// A process begins once it is told to. Were we killed before the guard knew of it, it would never be told, and end.
const beginScript = 'read -r _ <&3 || exit 1; exec 3<&-; exec "$@"';

/**
 * Starts a tiny shell in a session of its own that kills what is started through it as soon as this process is gone,
 * even when this process had no time to say goodbye (SIGKILL, a crash, a closed container).
 */
export function startProcessGuard() {
  const guard = spawn('/bin/sh', ['-c', guardScript], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // A guard that somebody killed must not take us down with EPIPE: we go on without it.
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();

  /** @type {Set<number>} */
  const groups = new Set();
  const tellGuard = () => guard.stdin.write(`${[...groups].join(' ')}\n`);

  return {
    /**
     * Starts a process in a group of its own. When it ends, what is left of its group is killed.
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
        // A leader that died may leave children behind; its group is still there for as long as they are.
        signalGroup(pid, 'SIGKILL');
        groups.delete(pid);
        tellGuard();
      });
      return child;
    },
    /** Kills all of them, with everything they started. */
    killAll() {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    },
  };
}

/**
 * Signals a process group; one that has gone is no fault.
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The whole group has gone already.
  }
}
