import { readFileSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from '#tools/command/command-error.ts';
import type { ProcessManager, ProcessOptions } from '#tools/command/process-manager.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { digestInputs, isFresh, markFresh } from './staleness.ts';

export type BuildMode = 'emulators' | 'production';

type Build = {
  what: string;
  inputs: readonly string[];
  output: string;
  process: (mode: BuildMode) => ProcessOptions;
  setting?: string;
  /** Whether it depends on more than its sources, so that it is always built. */
  isNeverFresh?: (mode: BuildMode) => boolean;
  finish?: (mode: BuildMode) => void;
};

const shared = ['package-lock.json', 'tsconfig.base.json', 'domain'];

const functionsBuild: Build = {
  what: 'the functions',
  inputs: ['functions', 'documents', ...shared],
  output: 'functions/dist',
  process: (mode) => ({
    name: 'Building the functions',
    command: process.execPath,
    args: [repositoryPath('functions/build.mjs'), '--mode', mode],
    logFile: repositoryPath('.local/logs/build-functions.log'),
  }),
  setting: process.env.RATE_LIMIT_SCALE ?? '',
  // The bundle includes the catalogue that the site was rendered with.
  isNeverFresh: (mode) => mode === 'production',
  finish: (mode) => {
    if (mode === 'emulators') setLocalParam('RATE_LIMIT_SCALE', process.env.RATE_LIMIT_SCALE);
  },
};

const siteBuild: Build = {
  what: 'the site',
  inputs: ['web', 'catalogue', 'firebase.json', ...shared],
  output: 'web/dist',
  process: (mode) => ({
    name: 'Building the site',
    command: process.execPath,
    args: [viteProgram(), 'build', '--mode', mode],
    cwd: repositoryPath('web'),
    env: { NO_COLOR: '1', ...(mode === 'production' && listSiteSettings(process.env)) },
    logFile: repositoryPath('.local/logs/build-site.log'),
  }),
  // Its footer says the year.
  setting: [
    new Date().getUTCFullYear(),
    process.env.KOWHAI_CATALOGUE,
    process.env.KOWHAI_SERVICE_WORKER,
  ].join(' '),
  isNeverFresh: (mode) => mode === 'production' || (process.env.KOWHAI_CATALOGUE ?? 'shipped') !== 'shipped',
};

export function buildFunctions(processes: ProcessManager, mode: BuildMode, log: Log): Promise<void> {
  return build(functionsBuild, processes, mode, log);
}

export function buildSite(processes: ProcessManager, mode: BuildMode, log: Log): Promise<void> {
  return build(siteBuild, processes, mode, log);
}

export function rebuildFunctionsOnChange(processes: ProcessManager, log: Log): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();

  function rebuild(): void {
    // One build at a time; each change gets one that began after it.
    building = building
      .then(() => buildFunctions(processes, 'emulators', log))
      .catch((error: unknown) => log(error instanceof CommandError ? error.message : String(error)));
  }

  for (const folder of ['functions/src', 'domain/src']) {
    watch(repositoryPath(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 200);
    }).unref();
  }
}

export type Log = (sentence: string) => void;

async function build(plan: Build, processes: ProcessManager, mode: BuildMode, log: Log): Promise<void> {
  const { what, inputs, output } = plan;
  const inputPaths = inputs.map((input) => repositoryPath(input));
  // Before the build, so that an edit meanwhile leaves the output stale.
  const digest = digestInputs(inputPaths, `${mode} ${plan.setting ?? ''}`);
  if (!plan.isNeverFresh?.(mode) && isFresh(repositoryPath(output), digest)) return;

  log(`Building ${what} …`);
  const started = Date.now();
  const options = plan.process(mode);
  const running = processes.start(options);
  const code = await running.exited;
  if (code !== 0) {
    const words = running.excerpt().map((line) => `\n  ${line}`);
    throw new CommandError(`${options.name} failed (full log: ${options.logFile}):${words.join('')}`);
  }
  plan.finish?.(mode);
  markFresh(repositoryPath(output), digest);
  log(`Built ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

// The Functions emulator prefers this file's params to the environment, which load tests set.
function setLocalParam(name: string, value: string | undefined): void {
  if (value === undefined) return;
  const file = repositoryPath('functions/dist/.env.local');
  const others = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`${name}=`));
  writeFileSync(file, `${[...others, `${name}=${value}`].join('\n')}\n`);
}

/** A production build's may be in the environment; the local stack's are in a file, and nobody else's count. */
function listSiteSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('VITE_')));
}

function viteProgram(): string {
  return join(
    dirname(createRequire(repositoryPath('web/package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
}
