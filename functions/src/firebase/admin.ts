import { type App, initializeApp } from 'firebase-admin/app';
import { isLocal, projectId } from './params.ts';

let app: App | undefined;

/** The one Firebase app of this process. */
export function getApp(): App {
  app ??= initializeApp({
    projectId,
    // Beside the emulators nobody could tell whose account this is, and asking takes as long as a time-out.
    ...(isLocal && { serviceAccountId: `local@${projectId}.iam.gserviceaccount.com` }),
  });
  return app;
}
