import { AppError } from '@kowhai/domain/app-error';
import type { NewFile } from '#firebase/storage.ts';

/**
 * Takes a PDF as it is. It is served as a PDF and as nothing else, so it is enough that it begins like one.
 *
 * @throws AppError UNSUPPORTED_TYPE for anything that does not
 */
export function makeDocument(bytes: Buffer, name: string): { path: string; files: NewFile[] } {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new AppError('UNSUPPORTED_TYPE', 'Choose a PDF.');
  const path = `documents/${name}.pdf`;
  return { path, files: [{ path, bytes, contentType: 'application/pdf' }] };
}
