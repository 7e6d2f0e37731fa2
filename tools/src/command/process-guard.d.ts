import type { ChildProcess } from 'node:child_process';

/** What watches over processes from outside of this one. */
export interface ProcessGuard {
  /** Starts a process in a group of its own. When it ends, what is left of its group is killed. */
  spawn(
    command: string,
    args: readonly string[],
    options: { cwd: string; env: NodeJS.ProcessEnv; stdio: ('ignore' | 'inherit' | 'pipe')[] },
  ): ChildProcess;
  /** Kills all of them, with everything they started. */
  killAll(): void;
}

/**
 * Starts a tiny shell in a session of its own that kills what is started through it as soon as this process is gone,
 * even when this process had no time to say goodbye (SIGKILL, a crash, a closed container).
 */
export function startProcessGuard(): ProcessGuard;

/** Signals a process group; one that has gone is no fault. */
export function signalGroup(group: number, signal: NodeJS.Signals): void;
