import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { repositoryPath } from '#tools/command/repository.ts';

const shipped = repositoryPath('catalogue/storage');
const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.pdf': 'application/pdf' };

export async function restoreFiles(app: App): Promise<number> {
  const files = listShippedFiles();
  const bucket = getStorage(app).bucket();
  await Promise.all(
    files.map((name) =>
      bucket.upload(join(shipped, name), {
        destination: name,
        resumable: false,
        metadata: { contentType: contentTypes[extname(name)], cacheControl: 'public, max-age=3600' },
      }),
    ),
  );
  return files.length;
}

export function listShippedFiles(): string[] {
  const names = existsSync(shipped) ? readdirSync(shipped, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => extname(name) in contentTypes);
}
