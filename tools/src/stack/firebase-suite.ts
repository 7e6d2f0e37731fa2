import { delimiter, dirname } from 'node:path';
import type { ProcessOptions } from '#tools/command/process-keeper.ts';
import { inRepository } from '#tools/command/repository.ts';
import { emulatorEnvironment, inboxUrl, projectId } from './addresses.ts';
import type { Java } from './java.ts';
import { writeLocalConfig } from './local-firebase-config.ts';

/** Which of its optional emulators firebase-tools runs; Auth, Functions and the task queue are always there. */
export interface SuiteOptions {
  hasHosting: boolean;
  /** Google's Storage emulator, run by this Java; left out, somebody else plays Storage. */
  storageJava?: Java;
  onLine: (line: string) => void;
}

/** How to run the emulators of firebase-tools. */
export function firebaseSuiteProcess({ hasHosting, storageJava, onLine }: SuiteOptions): ProcessOptions {
  const services = [
    'auth',
    'functions',
    ...(hasHosting ? ['hosting'] : []),
    ...(storageJava ? ['storage'] : []),
  ];
  return {
    name: 'firebase-tools',
    command: process.execPath,
    args: [
      inRepository('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--config', writeLocalConfig(), '--project', projectId, '--only', services.join(',')],
    ],
    env: suiteEnvironment(process.env, storageJava),
    logFile: inRepository('.local/logs/firebase-tools.log'),
    onLine,
  };
}

// The functions inherit this environment: it is how they learn of the emulators outside the suite and of the inbox.
function suiteEnvironment(environment: NodeJS.ProcessEnv, java: Java | undefined): NodeJS.ProcessEnv {
  // A demo must not be able to touch a real project, whatever the person's shell is signed in to.
  const { GOOGLE_APPLICATION_CREDENTIALS: _, FIREBASE_TOKEN: __, ...harmless } = environment;
  return {
    ...harmless,
    ...emulatorEnvironment,
    SENDGRID_BASE_URL: inboxUrl,
    // The suite asks npm for newer packages and the web for news before it starts: up to ten seconds without a network.
    npm_config_offline: 'true',
    CI: 'true',
    NO_COLOR: '1',
    ...(java && { PATH: [dirname(java.path), environment.PATH].join(delimiter) }),
  };
}
