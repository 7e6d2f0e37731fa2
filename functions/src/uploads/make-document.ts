import { AppError } from '@kowhai/domain/app-error';
import type { NewFile } from '#firebase/storage.ts';
import { fileError } from './read-form.ts';

/** @throws AppError UNSUPPORTED_TYPE for no PDF, VALIDATION for one that is damaged or holds more than text */
export async function makeDocument(bytes: Buffer, name: string): Promise<{ path: string; files: NewFile[] }> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new AppError('UNSUPPORTED_TYPE', 'Choose a PDF.');
  const { hasActiveContent } = await import('./find-active-content.ts');
  const isActive = await hasActiveContent(bytes).catch(() => {
    throw fileError(
      'That PDF could not be read. It may be damaged: please save it anew and try again',
      'documentPath',
    );
  });
  if (isActive) {
    throw fileError(
      'Choose a PDF without scripts, actions, attached files or a password: printing it to a new PDF leaves them out',
      'documentPath',
    );
  }
  const path = `documents/${name}.pdf`;
  return { path, files: [{ path, bytes, contentType: 'application/pdf' }] };
}
