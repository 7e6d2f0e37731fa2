import { spawn } from 'node:child_process';

// The shell keeps the last line it was told. When its input ends, however that came about, it kills what that line names.
const guardScript =
  'groups=; while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

// Plain JavaScript, because the bootstrap runs it before there is a Node that strips types; process-guard.d.ts says what
// it is for.
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

  return {
    watch(groupIds) {
      guard.stdin.write(`${[...groupIds].join(' ')}\n`);
    },
    release() {
      guard.stdin.end('\n');
    },
  };
}
