/**
 * The built `api` function in a process of its own, beside the running stack, whose Firestore is wherever a test says.
 * What it writes to its log can be read.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { emulatorEnvironment, hosts, localHost } from '@kowhai/tools/command/addresses';

// What Cloud Run's framework and the Functions emulator do for a function: hand over the request.
const host = `
  const { createServer } = require('node:http');
  const { api } = require(process.env.BUNDLE);
  const server = createServer(api);
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

export type OwnApi = {
  url: string;
  /** The lines of its log so far, parsed. */
  listLog: () => Record<string, unknown>[];
  /** Kills the process, whatever it is doing. */
  stop: () => Promise<void>;
};

/** @param firestore where its database is, in the form host:port */
export async function startOwnApi(firestore: string): Promise<OwnApi> {
  const bundle = path.join(import.meta.dirname, '../../../functions/dist/index.cjs');
  const output: string[] = [];
  const child = spawn(process.execPath, ['-e', host], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      BUNDLE: bundle,
      FUNCTION_TARGET: 'api',
      FUNCTIONS_EMULATOR: 'true',
      ...emulatorEnvironment,
      FIRESTORE_EMULATOR_HOST: firestore,
      CLOUD_TASKS_EMULATOR_HOST: hosts.tasks,
      RATE_LIMIT_SCALE: '1000',
    },
  });
  child.stdout?.on('data', (text) => output.push(String(text)));
  child.stderr?.on('data', (text) => output.push(String(text)));
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The function did not start: ${output.join('')}`);
    }),
  ])) as [number];
  return {
    url: `http://${localHost}:${port}`,
    listLog: () => output.join('').split('\n').flatMap(parseLine),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function parseLine(line: string): Record<string, unknown>[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
