import type { ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { localHost, ports } from './addresses.ts';
import type { RunnableJar } from './google-emulators.ts';

/** How to run Google's Firestore emulator with the repository's rules. */
export function googleFirestoreProcess({ jar, java }: RunnableJar): ProcessOptions {
  return {
    name: 'Google’s Firestore emulator',
    command: java.path,
    args: [
      '-Duser.language=en',
      // It lives for minutes: what would be spent on making it faster does not come back.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
      // The jar of the Cloud SDK names no main class.
      ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
      ...[`--host=${localHost}`, `--port=${ports.firestore}`, `--rules=${repositoryPath('firestore.rules')}`],
    ],
    logFile: repositoryPath('.local/logs/firestore.log'),
  };
}
