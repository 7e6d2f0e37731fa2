/** The shop's files. Every one comes in here, under a name of ours. */
import { randomBytes } from 'node:crypto';
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { getApp } from './admin.ts';
import { storageBucket } from './params.ts';
import { openStore } from './store.ts';

/** A file to be stored: its name within the shop's storage, and what it is. */
export type NewFile = { path: string; bytes: Uint8Array; contentType: 'image/webp' | 'application/pdf' };

/** Files that nothing may name yet. What is still named by nothing after a day is removed. */
const upload = z.object({ _id: z.string(), path: z.string(), files: z.array(z.string()), dueAt: timestamp });

/** How long staff have to save what they have uploaded for. */
const graceMs = 24 * 60 * 60 * 1000;

export async function openUploads() {
  const { collection } = await openStore();
  return collection('uploads', upload);
}

/** Makes up the name of a new file: nobody can guess it, and none is ever used again. */
export function makeFileName(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Stores files that belong together.
 *
 * @param path the name by which a plan or a piece of hardware will name them
 */
export async function storeFiles(path: string, files: readonly NewFile[]): Promise<void> {
  const uploads = await openUploads();
  const _id = makeFileName();
  const dueAt = new Date(Date.now() + graceMs).toISOString();
  // Noted first: of an upload that breaks off, nothing stays for good.
  await uploads.doc(_id).create({ _id, path, files: files.map((file) => file.path), dueAt });
  const bucket = await openBucket();
  await Promise.all(
    files.map((file) =>
      bucket.file(file.path).save(Buffer.from(file.bytes), {
        resumable: false,
        contentType: file.contentType,
        // A name never gets other content.
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      }),
    ),
  );
}

/** Tells whether a file is stored. */
export async function hasFile(path: string): Promise<boolean> {
  const bucket = await openBucket();
  const [exists] = await bucket.file(path).exists();
  return exists;
}

/** Removes a file. One that is gone already is no failure. */
export async function removeFile(path: string): Promise<void> {
  const bucket = await openBucket();
  await bucket.file(path).delete({ ignoreNotFound: true });
}

/** The client is loaded on first use: it is large, and few calls have to do with files. */
async function openBucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(getApp()).bucket(storageBucket);
}
