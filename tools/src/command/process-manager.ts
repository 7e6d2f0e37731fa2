import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { signalGroup, startProcessGuard } from './process-guard.js';
import { repositoryRoot } from './repository.ts';

// Nothing here has anything to save, so an emulator that is too busy to hear us may be killed soon.
const stopGraceMs = 2000;

/** A child process and everything that it started in turn. */
export interface ManagedProcess {
  readonly name: string;
  /** Resolves with the exit code once the process has gone; a signal counts as code 1. Never rejects. */
  readonly exited: Promise<number>;
  /** Whether it was asked to end, so that its end is nothing to report. */
  isStopped(): boolean;
  /** The last lines it printed, for an error's sentence. */
  lastLines(): string[];
  /** Asks it to end, kills what is left after two seconds, and resolves when nothing is left. */
  stop(): Promise<void>;
}

/** How to run a process. */
export interface ProcessOptions {
  /** What people call it. */
  name: string;
  command: string;
  args: readonly string[];
  /** The repository's root when left out. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Where its output goes, the previous run's being kept beside it; left out, it goes to the terminal as it is. */
  logFile?: string;
  /** Hears every line of output; only with a log file. */
  onLine?: (line: string) => void;
}

/** Starts processes so that none outlives this one, whatever way this one ends. */
export interface ProcessManager {
  start(options: ProcessOptions): ManagedProcess;
  stopAll(): Promise<void>;
}

/** Makes the manager of a command's processes. Each gets a process group of its own, watched over by a guard. */
export function createProcessManager(): ProcessManager {
  const guard = startProcessGuard();
  const running = new Set<ManagedProcess>();

  function start(options: ProcessOptions): ManagedProcess {
    const child = guard.spawn(options.command, options.args, {
      cwd: options.cwd ?? repositoryRoot,
      env: options.env ?? process.env,
      stdio: options.logFile ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const lines: string[] = [];
    let hasExited = false;
    let isStopped = false;
    const exited = new Promise<number>((resolve) => {
      child.on('error', (error) => {
        lines.push(error.message);
        settle(1);
      });
      // Not on exit: what it said last may still be on its way then.
      child.on('close', (code) => settle(code ?? 1));
      function settle(code: number): void {
        hasExited = true;
        running.delete(kept);
        resolve(code);
      }
    });

    if (options.logFile) {
      mkdirSync(dirname(options.logFile), { recursive: true });
      keepPreviousLog(options.logFile);
      const log = createWriteStream(options.logFile);
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on('line', (line) => {
          log.write(`${line}\n`);
          lines.push(line);
          if (lines.length > 40) lines.shift();
          options.onLine?.(line);
        });
      }
    }

    const kept: ManagedProcess = {
      name: options.name,
      exited,
      isStopped: () => isStopped,
      lastLines: () => lines.filter((line) => line.trim() !== '').slice(-20),
      async stop() {
        isStopped = true;
        if (hasExited) return;
        child.kill('SIGTERM');
        const timer = setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), stopGraceMs);
        await exited;
        clearTimeout(timer);
      },
    };
    running.add(kept);
    return kept;
  }

  // The last resort of an exit that nobody planned: nothing asynchronous can run any more.
  process.on('exit', () => guard.killAll());

  return {
    start,
    async stopAll() {
      await Promise.all([...running].map((kept) => kept.stop()));
    },
  };
}

/** Renames the log of the run before, which may tell why there is another. */
function keepPreviousLog(logFile: string): void {
  const { dir, name, ext } = parse(logFile);
  if (existsSync(logFile)) renameSync(logFile, join(dir, `${name}.previous${ext}`));
}
