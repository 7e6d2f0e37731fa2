import { resolve } from 'node:path';
import * as z from 'zod/mini';

export const region = 'australia-southeast1';

/** Absent while the Firebase CLI reads what there is to deploy. */
export const servedFunction = process.env.FUNCTION_TARGET;

export const projectId = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? 'demo-kowhai';

const emulatorSettings = [
  'FUNCTIONS_EMULATOR',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'CLOUD_TASKS_EMULATOR_HOST',
  'MAIL_PROVIDER_URL',
  'PAGES_FOLDER',
].filter((name) => process.env[name] !== undefined);

// Google has no projects of this name. Cloud Run and the Functions emulator both set K_SERVICE.
const isOnCloudRun = process.env.K_SERVICE !== undefined && process.env.FUNCTIONS_EMULATOR !== 'true';
const mayBeLocal = projectId.startsWith('demo-') && !isOnCloudRun;

export const isLocal = mayBeLocal && emulatorSettings.length > 0;

/** @throws in one sentence that names settings which production must not have, or says that no project is named */
export function requireRealServices(): void {
  if (isLocal) return;
  if (emulatorSettings.length > 0) {
    throw new Error(
      `The functions cannot start: ${emulatorSettings.join(', ')} must not be set in production.`,
    );
  }
  if (mayBeLocal)
    throw new Error('The functions cannot start: GCLOUD_PROJECT must name the Firebase project.');
}

/** The functions' service account; docs/go-live.md lists its rights. */
export const serviceAccount = `shop-functions@${projectId}.iam.gserviceaccount.com`;

const firebaseConfig = z.object({ storageBucket: z.optional(z.string()) });

export const storageBucket =
  z.parse(firebaseConfig, JSON.parse(process.env.FIREBASE_CONFIG ?? '{}')).storageBucket ??
  `${projectId}.appspot.com`;

export const authEmulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;

export type PagesTarget = { renderer: string } & ({ folder: string } | { site: string });

export function findPagesTarget(): PagesTarget | null {
  if (isLocal) {
    const { PAGES_FOLDER: folder, PAGES_RENDERER: renderer } = process.env;
    return folder && renderer ? { folder, renderer } : null;
  }
  return process.env.PUBLISH_PAGES === 'on'
    ? { site: projectId, renderer: resolve(import.meta.dirname, 'site') }
    : null;
}
