import { createWriteStream, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { localEnvironment } from './local-environment.js';
import { signalGroup, startProcessGuard } from './process-guard.js';
import { repositoryRoot } from './repository.ts';

// Nothing here has data to save.
const stopGraceMs = 2000;

const linesKept = 10;
const isOfStack = /^\s+(?:at |\.{3} \d+ more)/;

export type ManagedProcess = {
  readonly name: string;
  /** Resolves with the exit code, 1 for a signal. Never rejects. */
  readonly exited: Promise<number>;
  isStopped(): boolean;
  /** The first and last lines that it printed, where faults are named, without stacks. */
  excerpt(): string[];
  readonly logFile: string | undefined;
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
  /** What all that runs has used of the processor, with its children; 0 where the system does not tell. */
  cpuSeconds(): number;
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
    const first: string[] = [];
    const last: string[] = [];
    const keep = (line: string) => {
      if (line.trim() === '' || isOfStack.test(line)) return;
      if (first.length < linesKept) first.push(line);
      else last.push(line);
      if (last.length > linesKept + 1) last.splice(0, 2, '…');
    };
    let hasExited = false;
    let isStopped = false;
    const exited = new Promise<number>((resolve) => {
      child.on('error', (error) => {
        keep(error.message);
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
      // Opened at once: a part that ends right away has a previous log, too.
      const log = createWriteStream(options.logFile, { fd: openSync(options.logFile, 'w') });
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on('line', (line) => {
          log.write(`${line}\n`);
          keep(line);
          options.onLine?.(line);
        });
      }
    }

    const kept: ManagedProcess = {
      name: options.name,
      exited,
      isStopped: () => isStopped,
      logFile: options.logFile,
      excerpt: () => [...first, ...last],
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
    cpuSeconds: () => guard.cpuSeconds(),
    async stopAll() {
      await Promise.all([...running].map((kept) => kept.stop()));
    },
  };
}

function keepPreviousLog(logFile: string): void {
  const { dir, name, ext } = parse(logFile);
  if (existsSync(logFile)) renameSync(logFile, join(dir, `${name}.previous${ext}`));
}
