/** A built function in a process of its own, beside the running stack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { emulatorEnvironment, hosts, localHost } from '@kowhai/tools/command/addresses';

export type ServedFunction = {
  url: string;
  /** The lines of its log so far that are JSON, parsed. */
  listLog: () => Record<string, unknown>[];
  /** Kills the process, whatever it is doing. */
  stop: () => Promise<void>;
};

const root = path.join(import.meta.dirname, '../../..');
const framework = path.join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
const built = path.join(root, 'functions/dist');
const keepConnections = ['--import', path.join(root, 'tools/src/start/keep-connections.js')];
const localSettings = ['.env.local', '.secret.local'].map((file) => `--env-file=${path.join(built, file)}`);

// The system gives a port that is free, which the framework does not tell.
const programs = {
  /** As Cloud Run serves it, at nearly twice the work of each call: deployed-folder.alone.test.ts asks every endpoint so. */
  framework: `
    const { Server } = require('node:net');
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...args) {
      return listen.apply(this.once('listening', () => process.send(this.address().port)), args);
    };
    require(${JSON.stringify(framework)});`,
  /** Express alone: it parses the body, which a queue’s function needs. */
  express: `
    const { FUNCTION_SOURCE, FUNCTION_TARGET } = process.env;
    const express = require('express');
    const app = express().use(express.json(), require(FUNCTION_SOURCE)[FUNCTION_TARGET]);
    const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
};

/** What a function on the emulators starts with. */
export const emulated: NodeJS.ProcessEnv = {
  ...process.env,
  ...emulatorEnvironment,
  CLOUD_TASKS_EMULATOR_HOST: hosts.tasks,
  FUNCTIONS_EMULATOR: 'true',
};

type Serving = {
  by?: keyof typeof programs;
  env?: NodeJS.ProcessEnv;
  folder?: string;
  /** For Node; by default the settings and secrets of the local stack. */
  args?: readonly string[];
};

export async function serveFunction(
  target: string,
  { by = 'express', env = emulated, folder = built, args = localSettings }: Serving = {},
): Promise<ServedFunction> {
  const output: string[] = [];
  const child = spawn(process.execPath, [...keepConnections, ...args, '-e', programs[by]], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...env, FUNCTION_SOURCE: folder, FUNCTION_TARGET: target, PORT: '0' },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(String(text)));
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${target} did not start: ${output.join('')}`);
    }),
  ])) as [number];
  return {
    url: `http://${localHost}:${port}`,
    listLog: () => output.join('').split('\n').flatMap(parseLine),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
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
