/** The database behind the shop, past its rules: to change the catalogue as staff would, and to see what was stored. */
import { randomUUID } from 'node:crypto';
import { projectId } from '@kowhai/tools/command/addresses';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

export const app = initializeApp({ projectId }, `journeys-${randomUUID()}`);
export const db = getFirestore(app);
