import { GoogleAuth } from 'google-auth-library';
import { CommandError } from '#tools/command/command-error.ts';

/**
 * Finds whom Google's libraries, ours and those of the Firebase CLI, sign in as: a service account's key file, or whoever
 * signed in by gcloud. https://cloud.google.com/docs/authentication/application-default-credentials
 * @throws CommandError saying how to sign in
 */
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
