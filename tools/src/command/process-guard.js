import { spawn } from 'node:child_process';

// Plain JavaScript, because the bootstrap runs it before there is a Node that strips types; process-guard.d.ts says
// what it is for.

// The guard keeps the last line it was told. When its input ends, however that came about, it kills what that line names.
const guardScript =
  'groups=; while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

// A process begins once it is told to. Were we killed before the guard knew of it, it would never be told, and end.
const beginScript = 'read -r _ <&3 || exit 1; exec 3<&-; exec "$@"';

/** @returns {import('./process-guard.d.ts').ProcessGuard} */
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
    killAll() {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    },
  };
}

/** @type {typeof import('./process-guard.d.ts').signalGroup} */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The whole group has gone already.
  }
}
