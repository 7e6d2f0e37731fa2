import './keep-connections.js';
import { appendFileSync, mkdirSync } from 'node:fs';
import { startAuthEmulator } from '#tools/auth/auth-emulator.ts';
import { buildFunctions, buildSite, type Log } from '#tools/build/builds.ts';
import {
  emulatorEnvironment,
  hosts,
  localHost,
  ports,
  projectId,
  siteUrl,
} from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import type { FirestoreKind } from '#tools/command/environment.ts';
import { requireFreePorts } from '#tools/command/ports.ts';
import type { ManagedProcess, ProcessManager } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { startDevInbox } from '#tools/inbox/dev-inbox.ts';
import { restoreShop } from '#tools/seed/restore-shop.ts';
import { type EmulatorChoice, findEmulators } from './choose-emulators.ts';
import { layOutServedSite, startFirebaseSuite } from './firebase-suite.ts';
import { fireemuProcess } from './fireemu.ts';
import { googleFirestoreProcess, type RunnableJar } from './google-emulators.ts';
import { keepRunning, type RunningProcess } from './keep-running.ts';
import { keepData, readKeptData, restoreKeptData } from './kept-data.ts';
import { startScheduler } from './scheduled-functions.ts';
import { failOnExit, waitForResponse } from './wait-until.ts';

export type StackOptions = {
  firestore?: FirestoreKind;
  /** As deployed, or Vite's server with hot reload. */
  site: 'built' | 'hot';
  isPublishing: boolean;
  isScheduled?: boolean;
  /** Starts with the data that an earlier run kept; default: the shipped data. */
  isKept?: boolean;
  isInspected?: boolean;
  log: Log;
  onFunctionsLog: (line: string) => void;
};

export type Stack = {
  firestore: EmulatorChoice;
  storage: EmulatorChoice;
  /** Rejects in one sentence when a part exits; never resolves. */
  failure: Promise<never>;
  restarts(): number;
  /** Leaves the shipped data. @throws CommandError */
  emptyDatabase(): Promise<void>;
  /** Writes all data into a file, for a later start. */
  keepData(): Promise<void>;
  stop(): Promise<void>;
};

const documentsUrl = `http://${hosts.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;

/** @returns once site, API and data are ready @throws CommandError for a taken port, or a part that fails */
export async function startStack(processes: ProcessManager, options: StackOptions): Promise<Stack> {
  const { log } = options;
  Object.assign(process.env, emulatorEnvironment);
  const kept = options.isKept ? readKeptData() : null;
  const factors = new Map(kept?.factors);
  const { firestore, storage, damaged } = await findEmulators(options.firestore, process.env);
  for (const file of damaged)
    log(`${file} is damaged, so fireemu takes its place. Delete it to get it again.`);
  await requireFreePorts();
  // First, so that a second stack finds a taken port before it builds anything.
  const inbox = await startDevInbox({ host: localHost, port: ports.inbox });
  const parts: Pick<ManagedProcess, 'stop'>[] = [];
  const { promise: failure, reject } = Promise.withResolvers<never>();
  // Handled where the stack is awaited.
  failure.catch(() => {});
  const failWith = (error: Error) => {
    note(error.message);
    reject(error);
  };
  const add = (part: ManagedProcess) => {
    parts.push(part);
    failOnExit(part).catch(failWith);
    return part;
  };
  const stop = async () => {
    inbox.close();
    await Promise.all(parts.map((part) => part.stop()));
  };

  try {
    for (const database of startDatabases(processes, firestore, storage)) add(database);
    const site = options.site === 'built' ? buildServedSite(processes, options) : undefined;
    // Handled where it is awaited.
    site?.catch(() => {});
    const functions = buildFunctions(processes, 'emulators', log);
    functions.catch(() => {});
    // Beside the builds, as it keeps this process busy for seconds.
    parts.push(await startAuthEmulator({ host: localHost, port: ports.auth, project: projectId, factors }));
    await Promise.race([functions, failure]);

    log('Starting the emulators …');
    if (storage.kind === 'google') add(startStorage(processes, storage.jar));
    const suite = keepRunning(
      () => startServers(processes, options),
      (sentence) => {
        note(sentence);
        log(sentence);
      },
    );
    parts.push(suite);
    suite.failure.catch(failWith);
    if (options.site === 'hot') {
      const args = [repositoryPath('tools/src/start/vite-server.ts')];
      const logFile = repositoryPath('.local/logs/vite.log');
      add(processes.start({ name: 'Vite', command: process.execPath, args, logFile }));
    }

    const data = waitForDatabases(processes).then(async () => {
      if (kept) await restoreKeptData(kept);
      else await restoreShop();
    });
    await Promise.race([Promise.all([suite.isReady, data, site]), failure]);
    await Promise.race([warmUp(processes), failure]);
    if (options.isScheduled ?? true) startScheduler(options.onFunctionsLog);
    return {
      firestore,
      storage,
      failure,
      restarts: suite.restarts,
      async emptyDatabase() {
        const { ok, status } = await fetch(documentsUrl, { method: 'DELETE' });
        if (!ok) throw new CommandError(`Firestore’s emulator answered ${status}, and isn’t empty.`);
        await restoreShop();
      },
      keepData: () => keepData(factors),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function buildServedSite(
  processes: ProcessManager,
  { isPublishing, log }: StackOptions,
): Promise<void> {
  await buildSite(processes, 'emulators', log);
  if (isPublishing) layOutServedSite();
}

function note(sentence: string): void {
  mkdirSync(repositoryPath('.local/logs'), { recursive: true });
  appendFileSync(repositoryPath('.local/logs/endings.log'), `${new Date().toISOString()} ${sentence}\n`);
}

function startDatabases(processes: ProcessManager, firestore: EmulatorChoice, storage: EmulatorChoice) {
  const started: ManagedProcess[] = [];
  if (firestore.kind === 'google') started.push(processes.start(googleFirestoreProcess(firestore.jar)));
  const byFireemu = Object.entries({ Firestore: firestore, Storage: storage }).flatMap(([name, choice]) =>
    choice.kind === 'fireemu' ? [{ name, program: choice.program }] : [],
  );
  const [first] = byFireemu;
  const names = byFireemu.map(({ name }) => name);
  if (first) started.push(processes.start(fireemuProcess(first.program, names)));
  return started;
}

function startStorage(processes: ProcessManager, { java }: RunnableJar): ManagedProcess {
  return startFirebaseSuite(processes, { services: ['Storage'], java, onLine: () => {} });
}

/** Functions, their task queue, and Hosting: the sweep finds mails of a restarted queue. */
function startServers(processes: ProcessManager, options: StackOptions): RunningProcess {
  const ready = Promise.withResolvers<void>();
  const suite = startFirebaseSuite(processes, {
    services: ['Functions', ...(options.site === 'built' ? (['Hosting'] as const) : [])],
    isPublishing: options.isPublishing,
    isInspected: options.isInspected ?? false,
    onLine(line) {
      if (line.includes('All emulators ready')) ready.resolve();
      if (line.includes('Failed to load function definition')) {
        ready.reject(
          new CommandError(`We couldn’t load the functions: ${line.slice(line.indexOf('Failed'))}`),
        );
      }
      // Marks the functions' own output.
      if (line.startsWith('>  ')) options.onFunctionsLog(line.slice(3));
    },
  });
  return { process: suite, isReady: ready.promise };
}

async function waitForDatabases({ cpuSeconds }: ProcessManager): Promise<void> {
  const services = [
    ['Firestore', ports.firestore],
    ['Storage', ports.storage],
  ] as const;
  await Promise.all(
    services.map(([name, port]) => waitForResponse(`http://${localHost}:${port}/`, name, cpuSeconds)),
  );
}

async function warmUp({ cpuSeconds }: ProcessManager): Promise<void> {
  await Promise.all([
    waitForResponse(siteUrl, 'The site', cpuSeconds, (response) => response.ok),
    waitForResponse(`${siteUrl}/api/health`, 'The API', cpuSeconds, (response) => response.ok),
  ]);
}
