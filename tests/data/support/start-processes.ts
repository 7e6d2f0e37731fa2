import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { emulatorEnvironment, localHost, ports } from '@kowhai/tools/command/addresses';

/** More than one, so that a lock within a process does not hide a race between two. */
const apiPorts = [5101, 5102, 5103, 5104];
const apiUrls = apiPorts.map((port) => `http://${localHost}:${port}`);

const root = path.join(import.meta.dirname, '../../..');
const framework = path.join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Before the data tests: serves the deployed `api` with the framework that Cloud Run serves it with. The Functions
 * emulator starts a process for each call that is under way, at more than a second of processor time each.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has started them.
  if (process.env.API_URLS) return undefined;
  process.env.API_URLS = apiUrls.join(' ');
  const children = apiPorts.map(serveApi);
  const stop = async () => void (await Promise.all(children.map(end)));
  await Promise.all(children.map(untilReady)).catch(async (failure) => {
    await stop();
    throw failure;
  });
  return stop;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function serveApi(port: number): ChildProcess {
  const source = path.join(root, 'functions/dist');
  const args = [
    '--env-file',
    path.join(source, '.env.local'),
    '--env-file',
    path.join(source, '.secret.local'),
  ];
  return spawn(
    process.execPath,
    [...args, framework, '--source', source, '--target', 'api', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...emulatorEnvironment,
        FUNCTIONS_EMULATOR: 'true',
        FUNCTION_TARGET: 'api',
        CLOUD_TASKS_EMULATOR_HOST: `${localHost}:${ports.tasks}`,
      },
    },
  );
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('URL:') && resolve());
    child.once('exit', (code) => reject(new Error(`The API did not start: it ended with ${code}`)));
  });
}
