/** The database behind the shop, past its rules: to change the catalogue as staff would, and to see what was stored. */
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
process.env.METADATA_SERVER_DETECTION ??= 'none';

export const app = initializeApp({ projectId: 'demo-kowhai' }, `journeys-${randomUUID()}`);
export const db = getFirestore(app);
