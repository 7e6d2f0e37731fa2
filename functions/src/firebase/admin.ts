import { type App, initializeApp } from 'firebase-admin/app';
import { projectId } from './params.ts';

let app: App | undefined;

/** The one Firebase app of this process. */
export function getApp(): App {
  app ??= initializeApp({ projectId });
  return app;
}
