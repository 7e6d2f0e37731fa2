import { type App, initializeApp } from 'firebase-admin/app';
import { isLocal, projectId } from './params.ts';

let app: App | undefined;

export function getApp(): App {
  app ??= initializeApp({
    projectId,
    // Beside the emulators, asking for the service account takes as long as a time-out.
    ...(isLocal && { serviceAccountId: `local@${projectId}.iam.gserviceaccount.com` }),
  });
  return app;
}
