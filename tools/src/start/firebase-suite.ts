import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { emulatorEnvironment, inboxUrl, localHost, ports, projectId } from '#tools/command/addresses.ts';
import type { ManagedProcess, ProcessManager } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import type { Java } from './java.ts';
import { writeLocalConfig } from './local-firebase-config.ts';
import { renderer, servedFolder } from './served-site.ts';

/** Which parts of the emulator suite one firebase-tools runs. */
export interface SuiteOptions {
  services: readonly ('Auth' | 'Functions' | 'Hosting' | 'Storage')[];
  /** Google's Storage emulator needs it in its PATH. */
  java?: Java;
  /** Whether the pages follow what staff publish. */
  isPublishing?: boolean;
  /** Whether a debugger can attach to the functions, at port 9229: then one process runs all of them. */
  isInspected?: boolean;
  onLine: (line: string) => void;
}

/**
 * Starts firebase-tools with some of its emulators. Those that hold people and files run apart from those that
 * serve requests: one that a request brings down can then be started again without a loss.
 */
export function startFirebaseSuite(
  processes: ProcessManager,
  { services, java, isPublishing = false, isInspected = false, onLine }: SuiteOptions,
): ManagedProcess {
  const isAuth = services.includes('Auth');
  const logName = isAuth ? 'firebase-auth' : 'firebase-tools';
  const name = `firebase-tools (${services.join(', ')})`;
  // Each writes its own firebase-debug.log into the folder that it runs in.
  const cwd = repositoryPath('.local', logName);
  mkdirSync(cwd, { recursive: true });
  // It leaves a socket there for each process of a function, and a note of its hub. In the repository the paths of sockets
  // could become too long.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'kowhai-'));
  // Each suite gets its ports here: two that looked for a free one at the same moment would find the same.
  const config = isAuth
    ? writeLocalConfig('firebase-auth', {
        auth: { host: localHost, port: ports.authEmulator },
        hub: { port: ports.authHub },
        logging: { port: ports.authLogging },
      })
    : writeLocalConfig('firebase', {}, isPublishing);
  const suite = processes.start({
    name,
    command: process.execPath,
    args: [
      repositoryPath('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--config', config, '--project', projectId, '--only', services.join(',').toLowerCase()],
      ...(isInspected ? ['--inspect-functions', '9229'] : []),
    ],
    cwd,
    env: {
      ...suiteEnvironment(process.env, java),
      TMPDIR: temporaryFolder,
      ...(isPublishing && { PAGES_FOLDER: servedFolder, PAGES_RENDERER: renderer }),
    },
    logFile: repositoryPath('.local/logs', `${logName}.log`),
    onLine,
  });
  void suite.exited.then(() => rmSync(temporaryFolder, { recursive: true, force: true }));
  return suite;
}

// The functions inherit this environment: it is how they learn of the emulators outside the suite and of the inbox.
function suiteEnvironment(environment: NodeJS.ProcessEnv, java: Java | undefined): NodeJS.ProcessEnv {
  // A demo must not be able to touch a real project, whatever the person's shell is signed in to.
  const { GOOGLE_APPLICATION_CREDENTIALS: _, FIREBASE_TOKEN: __, ...harmless } = environment;
  return {
    ...harmless,
    ...emulatorEnvironment,
    MAIL_PROVIDER_URL: inboxUrl,
    // The suite asks npm for newer packages and the web for news before it starts: up to ten seconds without a network.
    npm_config_offline: 'true',
    // In seconds. A request whose process took longer than this to start, 30 unless said, is never answered.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    CI: 'true',
    NO_COLOR: '1',
    ...(java && { PATH: [dirname(java.path), environment.PATH].join(delimiter) }),
  };
}
