import type { ProcessOptions } from '#tools/command/process-keeper.ts';
import { inRepository } from '#tools/command/repository.ts';

/** How to run Vite's server with hot reload in the place of Hosting. */
export function viteServerProcess(): ProcessOptions {
  return {
    name: 'Vite',
    command: process.execPath,
    args: [inRepository('tools/src/stack/vite-server.ts')],
    logFile: inRepository('.local/logs/vite.log'),
  };
}
