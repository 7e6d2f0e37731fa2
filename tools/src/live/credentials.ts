import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import { CommandError } from '#tools/command/command-error.ts';

/** Somebody whom the Firebase CLI knows, and how it writes their sign-in down for Google's libraries. */
export type FindLogin = () => Promise<string | undefined>;

/**
 * Has every Google library in this process and those it starts sign in as the same account: that of a service
 * account's key file, or else whoever is signed in to the Firebase CLI.
 * @throws CommandError saying how to sign in
 */
export async function useCredentials(
  environment: NodeJS.ProcessEnv,
  findLogin: FindLogin = findFirebaseLogin,
): Promise<void> {
  const emulator = Object.keys(environment).find((name) => /^FIRE.*_EMULATOR_HOST$/.test(name));
  if (emulator)
    throw new CommandError(`${emulator} is set: what is meant for a real project would go astray.`);
  const keyFile = environment.GOOGLE_APPLICATION_CREDENTIALS;
  if (keyFile && !existsSync(keyFile)) {
    throw new CommandError(`GOOGLE_APPLICATION_CREDENTIALS is "${keyFile}": there is no such file.`);
  }
  if (keyFile) return;
  const login = await findLogin();
  if (!login) {
    throw new CommandError(
      'Nobody is signed in to Firebase: run "npx firebase login", or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file.',
    );
  }
  environment.GOOGLE_APPLICATION_CREDENTIALS = login;
}

/** The CLI's own way of lending its sign-in to the Admin SDK, which it uses for the emulators. */
async function findFirebaseLogin(): Promise<string | undefined> {
  const require = createRequire(import.meta.url);
  const account = require('firebase-tools/lib/auth').getGlobalDefaultAccount();
  return account && require('firebase-tools/lib/defaultCredentials').getCredentialPathAsync(account);
}

/** Gets a token for Google's APIs. @throws CommandError where the sign-in does not count any more */
export async function getAccessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new CommandError(
      `The sign-in does not count any more (${error instanceof Error ? error.message : error}): run "npx firebase login --reauth".`,
    );
  }
}
