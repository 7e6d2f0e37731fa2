import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath, repositoryRoot } from '#tools/command/repository.ts';
import { getAccessToken } from './credentials.ts';
import { openGoogle } from './google.ts';
import type { LiveSettings } from './settings.ts';
import type { Live } from './steps.ts';

/**
 * Finds the Firebase project to work on: the one named after --project, else the alias "production" of .firebaserc.
 * @throws CommandError when there is none, or when it is a demo project, which exists on this machine only
 */
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

/** Puts together what the steps work with on a real project. */
export function openLive(project: string, settings: LiveSettings): Live {
  const google = openGoogle({ project, getToken: getAccessToken });
  return { project, settings, google, run, root: repositoryRoot, log: console.log };
}

/** The command gets the terminal to itself: firebase-tools may ask something. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: repositoryRoot, stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0)
    throw new CommandError(`${args[0]?.split('/').at(-1)} ended with ${code ?? 'a signal'}; see above.`);
}
