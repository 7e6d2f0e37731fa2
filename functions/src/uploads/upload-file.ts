import { AppError } from '@kowhai/domain/app-error';
import { makeFileName, type NewFile, storeFiles } from '#firebase/storage.ts';
import { makeImages } from './make-images.ts';
import { fileError, type SentFile } from './read-form.ts';

export type Uploaded = { message: string } & ({ imagePath: string } | { documentPath: string });

export async function uploadFile({ field, bytes }: SentFile): Promise<Uploaded> {
  const isDocument = field === 'documentPath';
  const { path, files } = await (isDocument ? makeDocument : makeImages)(bytes, makeFileName());
  await storeFiles(path, files);
  return isDocument
    ? { message: 'Document uploaded', documentPath: path }
    : { message: 'Image uploaded', imagePath: path };
}

/** @throws AppError UNSUPPORTED_TYPE for no PDF, VALIDATION for one that is damaged or holds more than text */
async function makeDocument(bytes: Buffer, name: string): Promise<{ path: string; files: NewFile[] }> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new AppError('UNSUPPORTED_TYPE', 'Choose a PDF.');
  const { hasActiveContent } = await import('./find-active-content.ts');
  const isActive = await hasActiveContent(bytes).catch(() => {
    throw fileError(
      'We couldn’t read that PDF. It may be damaged. Please save it again and retry',
      'documentPath',
    );
  });
  if (isActive) {
    throw fileError(
      'Choose a PDF without scripts, actions, attached files or a password. Printing it to a new PDF removes them',
      'documentPath',
    );
  }
  const path = `documents/${name}.pdf`;
  return { path, files: [{ path, bytes, contentType: 'application/pdf' }] };
}
