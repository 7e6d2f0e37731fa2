import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emulatorEnvironment, inboxUrl, ports, projectId } from '#tools/command/addresses.ts';
import type { ManagedProcess, ProcessManager } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { readableForJava } from './google-emulators.ts';
import type { Java } from './java.ts';
import { writeLocalConfig } from './local-firebase-config.ts';

export type SuiteOptions = {
  services: readonly ('Functions' | 'Hosting' | 'Storage')[];
  java?: Java;
  isPublishing?: boolean;
  /** A debugger attaches at port 9229, as one process then runs all functions. */
  isInspected?: boolean;
  onLine: (line: string) => void;
};

/** Storage runs apart, so that one that a request crashes restarts without a loss. */
export function startFirebaseSuite(
  processes: ProcessManager,
  { services, java, isPublishing = false, isInspected = false, onLine }: SuiteOptions,
): ManagedProcess {
  const isStorage = services.includes('Storage');
  const logName = isStorage ? 'firebase-storage' : 'firebase-tools';
  const name = `firebase-tools (${services.join(', ')})`;
  // Each writes its own firebase-debug.log into its working folder.
  const cwd = repositoryPath('.local', logName);
  mkdirSync(cwd, { recursive: true });
  // Each function's process has a socket there; in the repository its path could become too long.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'kowhai-'));
  // Two suites that look for a free port at the same moment would find the same.
  const config = isStorage
    ? writeLocalConfig('firebase-storage', {
        hub: { port: ports.storageHub },
        logging: { port: ports.storageLogging },
      })
    : writeLocalConfig('firebase', {}, isPublishing);
  const suite = processes.start({
    name,
    command: process.execPath,
    args: [
      ...['--import', urlOf('share-processes.ts')],
      repositoryPath('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--config', config, '--project', projectId, '--only', services.join(',').toLowerCase()],
      ...(isInspected ? ['--inspect-functions', '9229'] : []),
    ],
    cwd,
    env: {
      ...suiteEnvironment(java),
      TMPDIR: temporaryFolder,
      ...(isPublishing && { PAGES_FOLDER: servedFolder, PAGES_RENDERER: renderer }),
    },
    logFile: repositoryPath('.local/logs', `${logName}.log`),
    onLine,
  });
  void suite.exited.then(() => rmSync(temporaryFolder, { recursive: true, force: true }));
  return suite;
}

const urlOf = (module: string) => pathToFileURL(repositoryPath('tools/src/start', module)).href;

// The functions inherit it, and learn of the other emulators and the inbox.
function suiteEnvironment(java: Java | undefined): NodeJS.ProcessEnv {
  return {
    ...emulatorEnvironment,
    // As an option of Node, the functions' processes get it, too.
    NODE_OPTIONS: `--import ${urlOf('keep-connections.js')}`,
    MAIL_PROVIDER_URL: inboxUrl,
    // Otherwise the suite looks for updates first: up to ten seconds without a network.
    npm_config_offline: 'true',
    // In seconds, 30 by default. A request whose process takes longer to start gets no response.
    FUNCTIONS_DISCOVERY_TIMEOUT: '600',
    CI: 'true',
    NO_COLOR: '1',
    ...(java && { ...readableForJava, PATH: [dirname(java.path), process.env.PATH].join(delimiter) }),
  };
}

/** Versions of the served site; the functions add to them. */
export const servedFolder = repositoryPath('.local/site');
export const renderer = repositoryPath('web/renderer');

export function layOutServedSite(): void {
  rmSync(servedFolder, { recursive: true, force: true });
  const version = join('versions', 'built');
  mkdirSync(join(servedFolder, 'versions'), { recursive: true });
  cpSync(repositoryPath('web/dist'), join(servedFolder, version), { recursive: true });
  symlinkSync(version, join(servedFolder, 'live'));
}
