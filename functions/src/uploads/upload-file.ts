import { makeFileName, storeFiles } from '#firebase/storage.ts';
import { makeDocument } from './make-document.ts';
import { makeImages } from './make-images.ts';
import type { SentFile } from './read-form.ts';

export type Uploaded = { message: string } & ({ imagePath: string } | { documentPath: string });

export async function uploadFile({ field, bytes }: SentFile): Promise<Uploaded> {
  const name = makeFileName();
  if (field === 'documentPath') {
    const { path, files } = await makeDocument(bytes, name);
    await storeFiles(path, files);
    return { message: 'Document uploaded', documentPath: path };
  }
  const { path, files } = await makeImages(bytes, name);
  await storeFiles(path, files);
  return { message: 'Image uploaded', imagePath: path };
}
