import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { localEnvironment } from './local-environment.js';
import { signalGroup, startProcessGuard } from './process-guard.js';
import { repositoryRoot } from './repository.ts';

// Nothing here has data to save.
const stopGraceMs = 2000;

export type ManagedProcess = {
  readonly name: string;
  /** Resolves with the exit code, 1 for a signal. Never rejects. */
  readonly exited: Promise<number>;
  isStopped(): boolean;
  lastLines(): string[];
  stop(): Promise<void>;
};

export type ProcessOptions = {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  /** Besides what `localEnvironment` leaves of ours. */
  env?: NodeJS.ProcessEnv;
  /** Where its output goes; the previous log is kept beside it. Default: the terminal. */
  logFile?: string;
  onLine?: (line: string) => void;
};

export type ProcessManager = {
  start(options: ProcessOptions): ManagedProcess;
  stopAll(): Promise<void>;
};

export function createProcessManager(): ProcessManager {
  const guard = startProcessGuard();
  const running = new Set<ManagedProcess>();

  function start(options: ProcessOptions): ManagedProcess {
    const child = guard.spawn(options.command, options.args, {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...localEnvironment(process.env), ...options.env },
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
      // Not on exit: output may still follow.
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

  // On an unplanned exit: nothing asynchronous can run any more.
  process.on('exit', () => guard.killAll());

  return {
    start,
    async stopAll() {
      await Promise.all([...running].map((kept) => kept.stop()));
    },
  };
}

function keepPreviousLog(logFile: string): void {
  const { dir, name, ext } = parse(logFile);
  if (existsSync(logFile)) renameSync(logFile, join(dir, `${name}.previous${ext}`));
}
