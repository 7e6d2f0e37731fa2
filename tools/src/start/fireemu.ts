import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { localHost, ports, projectId } from '#tools/command/addresses.ts';
import type { ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import type { Found } from './google-emulators.ts';

export function findFireemu(): Found<string> {
  const program = repositoryPath('node_modules/@fireemu/linux-x64/bin/fireemu');
  const fits = process.platform === 'linux' && process.arch === 'x64';
  if (!fits) return { missing: `fireemu doesn’t run on ${process.platform}-${process.arch}` };
  if (!existsSync(program)) return { missing: 'fireemu isn’t installed' };
  try {
    accessSync(program, constants.X_OK);
    return { found: program };
  } catch {
    return { missing: 'fireemu may not be run here (is the disk mounted "noexec"?)' };
  }
}

export function fireemuProcess(program: string, services: readonly string[]): ProcessOptions {
  const config = repositoryPath('.local/fireemu.json');
  mkdirSync(repositoryPath('.local'), { recursive: true });
  // Without rules in its config, fireemu allows everything.
  writeFileSync(
    config,
    JSON.stringify({
      schemaVersion: 1,
      profile: 'emulator',
      bind: localHost,
      firestore: { edition: 'standard', apiMode: 'native' },
      rules: { executionMode: 'native', source: repositoryPath('firestore.rules') },
      storage: { rules: repositoryPath('storage.rules') },
    }),
  );
  return {
    name: `fireemu (${services.join(' and ')})`,
    command: program,
    args: [
      'up',
      ...['--config', config, '--project', projectId, '--only', services.join(',').toLowerCase()],
      ...['--firestore-port', `${ports.firestore}`, '--storage-port', `${ports.storage}`, '--http-port', '0'],
      ...['--ui-port', '0', '--hub-port', '0', '--logging-port', '0'],
    ],
    logFile: repositoryPath('.local/logs/fireemu.log'),
  };
}
