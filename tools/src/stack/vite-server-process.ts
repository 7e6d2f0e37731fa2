import type { ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';

/** How to run Vite's server with hot reload in the place of Hosting. */
export function viteServerProcess(): ProcessOptions {
  return {
    name: 'Vite',
    command: process.execPath,
    args: [repositoryPath('tools/src/stack/vite-server.ts')],
    logFile: repositoryPath('.local/logs/vite.log'),
  };
}
