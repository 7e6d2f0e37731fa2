/** What watches over process groups from outside of this process. */
export interface ProcessGuard {
  /** Replaces the list of groups that are killed once this process has gone. */
  watch(groupIds: Iterable<number>): void;
  /** Lets the guard go without killing anything. */
  release(): void;
}

/**
 * Starts a tiny shell in a session of its own that kills the process groups it was told of as soon as this
 * process is gone, even when this process had no time to say goodbye (SIGKILL, a crash, a closed container).
 */
export function startProcessGuard(): ProcessGuard;
