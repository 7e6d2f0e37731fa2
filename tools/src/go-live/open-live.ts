import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type App, initializeApp } from 'firebase-admin/app';
import { GoogleAuth } from 'google-auth-library';
import { projectId, storageBucket } from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath, repositoryRoot } from '#tools/command/repository.ts';
import { openDryRun, openGoogle } from './google.ts';
import { readEnvFile, readLiveSettings, settingsFiles } from './settings.ts';
import { type Live, type LiveSettings, runSteps, type Step } from './steps.ts';

/** `--project`, else "production" of .firebaserc. @throws CommandError without one, or for a demo project */
export function chooseProject(named: string | undefined, aliases = readAliases()): string {
  const project = (named && aliases[named]) ?? named ?? aliases.production;
  if (!project) {
    throw new CommandError(
      'Say which Firebase project it is: add -- --project <id>, or name it "production" in .firebaserc.',
    );
  }
  if (project.startsWith('demo-')) {
    throw new CommandError(
      `"${project}" is a demo project: it exists on this machine only and cannot go live.`,
    );
  }
  return project;
}

function readAliases(): Record<string, string> {
  return JSON.parse(readFileSync(repositoryPath('.firebaserc'), 'utf8')).projects ?? {};
}

/** https://cloud.google.com/docs/authentication/application-default-credentials @throws CommandError */
export async function findCredentials(environment = process.env): Promise<GoogleAuth> {
  const emulator = Object.keys(environment).find((name) => /^FIRE.*_EMULATOR_HOST$/.test(name));
  if (emulator)
    throw new CommandError(`${emulator} is set: what is meant for a real project would go astray.`);
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' });
  try {
    await auth.getAccessToken();
    return auth;
  } catch (error) {
    throw new CommandError(
      `Nobody is signed in to Google (${error instanceof Error ? error.message : error}): run "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file.`,
    );
  }
}

export async function runLive(
  steps: readonly Step[],
  named: string | undefined,
  said: Partial<LiveSettings> = {},
): Promise<Live> {
  const project = chooseProject(named);
  const settings = readLiveSettings(project, said);
  const google = openGoogle({ project, auth: await findCredentials() });
  const live: Live = { project, settings, google, run, root: repositoryRoot, log: console.log };
  await runSteps(steps, live);
  return live;
}

export function openDryLive(
  project: string,
  settings: LiveSettings,
  { log = console.log, root = repositoryRoot } = {},
): Live {
  const say = async ([program = '', ...args]: readonly string[]) =>
    log(`    ${['node', relative(repositoryRoot, program), ...args].join(' ')}`);
  return { project, settings, google: openDryRun(log), run: say, root, log, isDryRun: true };
}

async function run(args: readonly string[]): Promise<void> {
  // By which tools/predeploy.cjs knows our steps.
  const env = { ...process.env, KOWHAI_DEPLOY: 'yes' };
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit', env });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0)
    throw new CommandError(`${args[0]?.split('/').at(-1)} ended with ${code ?? 'a signal'}; see above.`);
}

/** Also the local stack's, by the environment. @throws CommandError without such a project or credentials */
export async function openShop(named: string | undefined): Promise<App> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return initializeApp({ projectId, storageBucket });
  const project = chooseProject(named);
  await findCredentials();
  const { VITE_FIREBASE_STORAGE_BUCKET } = readEnvFile(settingsFiles(project).site);
  return initializeApp({
    projectId: project,
    storageBucket: VITE_FIREBASE_STORAGE_BUCKET ?? `${project}.firebasestorage.app`,
  });
}
