import { randomBytes } from 'node:crypto';
import { getApp } from '#firebase/admin.ts';
import { storageBucket } from '#server/environment.ts';
import { busy, retryTimeoutMs, within } from '#server/retry.ts';
import { keptUntil } from './collections.ts';
import { store } from './store.ts';

export type NewFile = { path: string; bytes: Uint8Array; contentType: 'image/webp' | 'application/pdf' };

export function makeFileName(): string {
  return randomBytes(16).toString('hex');
}

export async function storeFiles(path: string, files: readonly NewFile[]): Promise<void> {
  const _id = makeFileName();
  const dueAt = keptUntil('uploads');
  // The record comes first, so that a broken upload is cleaned up.
  await store.uploads.doc(_id).create({ _id, path, files: files.map((file) => file.path), dueAt });
  await askStorage((bucket) =>
    Promise.all(
      files.map((file) =>
        bucket.file(file.path).save(Buffer.from(file.bytes), {
          resumable: false,
          contentType: file.contentType,
          // Names are never reused.
          metadata: { cacheControl: 'public, max-age=31536000, immutable' },
        }),
      ),
    ),
  );
}

export async function hasFile(path: string): Promise<boolean> {
  const [exists] = await askStorage((bucket) => bucket.file(path).exists());
  return exists;
}

export async function removeFile(path: string): Promise<void> {
  await askStorage((bucket) => bucket.file(path).delete({ ignoreNotFound: true }));
}

/** The library itself retries for minutes. @throws AppError BUSY for every fault, and on a timeout */
async function askStorage<T>(question: (bucket: Bucket) => Promise<T>): Promise<T> {
  const answer = openBucket()
    .then(question)
    .catch((error: unknown) => {
      throw busy(error);
    });
  return within(retryTimeoutMs, answer, () => {
    throw busy();
  });
}

type Bucket = Awaited<ReturnType<typeof openBucket>>;

async function openBucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(getApp()).bucket(storageBucket);
}
