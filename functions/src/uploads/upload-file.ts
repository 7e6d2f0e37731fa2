import { AppError } from '@kowhai/domain/app-error';
import { describeWrongDocument } from '@kowhai/domain/uploaded-file';
import { makeFileName, type NewFile, storeFiles } from '#database/storage.ts';
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

async function makeDocument(bytes: Buffer, name: string): Promise<{ path: string; files: NewFile[] }> {
  const wrong = describeWrongDocument(bytes);
  if (wrong) throw new AppError('UNSUPPORTED_TYPE', wrong);
  const { judgePdf } = await import('./judge-pdf.ts');
  const verdict = judgeSafely(() => judgePdf(bytes));
  const problem = {
    fine: null,
    active:
      'Choose a PDF without scripts, actions, attached files or a password. Printing it to a new PDF removes them',
    empty: 'That PDF has no pages. Please save it again and retry',
    unreadable:
      'We couldn’t read that PDF. It may be damaged, or hold too much. Printing it to a new PDF mends it',
  }[verdict];
  if (problem) throw fileError(problem, 'documentPath');
  const path = `documents/${name}.pdf`;
  return { path, files: [{ path, bytes, contentType: 'application/pdf' }] };
}

function judgeSafely<T>(judge: () => T): T | 'unreadable' {
  try {
    return judge();
  } catch {
    return 'unreadable';
  }
}
