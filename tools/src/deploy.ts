import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFunctions, buildSite } from '#tools/builds/builds.ts';
import { ClearError } from '#tools/command/clear-error.ts';
import { runCommand } from '#tools/command/command.ts';
import { inRepository, repositoryRoot } from '#tools/command/repository.ts';
import { refreshGoogleRanges } from '#tools/refresh-google-ranges.ts';

const firebaseProgram = inRepository('node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Finds the Firebase project to deploy to: the one named after --project, else the alias "production" of .firebaserc.
 * @throws ClearError when there is none, or when it is a demo project, which exists on this machine only
 */
export function chooseProject(named: string | undefined, aliases: Record<string, string>): string {
  const project = (named && aliases[named]) ?? named ?? aliases.production;
  if (!project) {
    throw new ClearError(
      'Say which Firebase project to deploy to: npm run deploy -- --project <id>, or name it "production" in .firebaserc.',
    );
  }
  if (project.startsWith('demo-')) {
    throw new ClearError(
      `"${project}" is a demo project: it exists on this machine only and cannot be deployed to.`,
    );
  }
  return project;
}

/**
 * Makes sure that somebody may deploy, before anything is built.
 * @throws ClearError saying how to sign in
 */
export function requireCredentials(environment: NodeJS.ProcessEnv, signedIn: () => boolean): void {
  const keyFile = environment.GOOGLE_APPLICATION_CREDENTIALS;
  if (keyFile && !existsSync(keyFile)) {
    throw new ClearError(`GOOGLE_APPLICATION_CREDENTIALS is "${keyFile}": there is no such file.`);
  }
  if (keyFile || environment.FIREBASE_TOKEN || signedIn()) return;
  throw new ClearError(
    'Nobody is signed in to Firebase: run "npx firebase login", or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file.',
  );
}

function isSignedIn(): boolean {
  const output = execFileSync(process.execPath, [firebaseProgram, 'login:list', '--json'], {
    encoding: 'utf8',
  });
  const { result } = JSON.parse(output);
  return Array.isArray(result) && result.length > 0;
}

if (import.meta.main) {
  await runCommand(async ({ processes }) => {
    const { values } = parseArgs({ options: { project: { type: 'string' }, only: { type: 'string' } } });
    const { projects = {} } = JSON.parse(readFileSync(inRepository('.firebaserc'), 'utf8'));
    const project = chooseProject(values.project, projects);
    requireCredentials(process.env, isSignedIn);

    console.log(await refreshGoogleRanges());
    await buildFunctions(processes, 'production', console.log);
    await buildSite(processes, 'production', console.log);
    const only = values.only ? ['--only', values.only] : [];
    // It may ask for params, so it gets the terminal to itself.
    const { status } = spawnSync(
      process.execPath,
      [firebaseProgram, 'deploy', '--project', project, ...only],
      {
        cwd: repositoryRoot,
        stdio: 'inherit',
      },
    );
    return status ?? 1;
  });
}
