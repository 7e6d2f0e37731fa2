import type { App } from 'firebase-admin/app';
import { isLocal, projectId } from '#server/environment.ts';

let app: Promise<App> | undefined;

export function getApp(): Promise<App> {
  app ??= import('firebase-admin/app').then(({ initializeApp }) =>
    initializeApp({
      projectId,
      // With the emulators, looking up the service account would time out.
      ...(isLocal && { serviceAccountId: `local@${projectId}.iam.gserviceaccount.com` }),
    }),
  );
  return app;
}

export async function getAccessToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}
