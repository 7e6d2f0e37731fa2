import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { isLocal, projectId } from '#server/environment.ts';

let app: App | undefined;

export function getApp(): App {
  app ??= initializeApp({
    projectId,
    // With the emulators, looking up the service account would time out.
    ...(isLocal && { serviceAccountId: `local@${projectId}.iam.gserviceaccount.com` }),
  });
  return app;
}

export async function getAccessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
