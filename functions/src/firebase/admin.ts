import type { App } from 'firebase-admin/app';
import { isLocal, projectId } from './params.ts';

let app: Promise<App> | undefined;

/** Loaded on first use, as all of firebase-admin: with it comes all that knows how to sign in to Google. */
export function getApp(): Promise<App> {
  app ??= import('firebase-admin/app').then(({ initializeApp }) =>
    initializeApp({
      projectId,
      // Beside the emulators, asking for the service account takes as long as a time-out.
      ...(isLocal && { serviceAccountId: `local@${projectId}.iam.gserviceaccount.com` }),
    }),
  );
  return app;
}

/** A token of the functions' own account for Google's APIs. */
export async function getAccessToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}
