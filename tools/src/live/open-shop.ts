import { type App, initializeApp } from 'firebase-admin/app';
import { projectId, storageBucket } from '#tools/stack/addresses.ts';
import { findCredentials } from './credentials.ts';
import { chooseProject } from './open-live.ts';
import { readEnvFile, settingsFiles } from './settings.ts';

/**
 * Opens a project's database, accounts and files; where the environment names emulators, those of the local stack.
 * @throws CommandError where there is no such project or nobody is signed in
 */
export async function openShop(named: string | undefined): Promise<App> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return initializeApp({ projectId, storageBucket });
  const project = chooseProject(named);
  await findCredentials();
  const { VITE_FIREBASE_STORAGE_BUCKET } = readEnvFile(settingsFiles(project).site);
  return initializeApp({
    projectId: project,
    storageBucket: VITE_FIREBASE_STORAGE_BUCKET ?? `${project}.firebasestorage.app`,
  });
}
