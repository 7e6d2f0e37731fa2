import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError, fieldError } from '@kowhai/domain/app-error';
import { maxUploadMegabytes, megabytes } from '@kowhai/domain/uploaded-file';

const maxFileBytes = megabytes(maxUploadMegabytes);
export const maxFormBytes = maxFileBytes + 64 * 1024;

export const fileFields = ['imagePath', 'documentPath'] as const;
export type FileField = (typeof fileFields)[number];
export type SentFile = { field: FileField; bytes: Buffer };

/** Ignores the sender's file name and type. @throws AppError for anything but one file */
export function readForm(body: Uint8Array, contentType: string | undefined): Promise<SentFile> {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send a form with one file, as multipart/form-data.');
  }
  const headers: BusboyHeaders = { 'content-type': contentType ?? '' };
  return new Promise((resolve, reject) => {
    const form = openForm(headers);
    const files: SentFile[] = [];
    form.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLarge()));
      stream.on('error', () => reject(unreadable()));
      stream.on('end', () => {
        const field = fileFields.find((known) => known === name);
        if (field === undefined) reject(fileError('Send an image as imagePath, or a PDF as documentPath'));
        else files.push({ field, bytes: Buffer.concat(chunks) });
      });
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      form.on(limit, () => reject(fileError('Send one file at a time')));
    }
    form.on('error', () => reject(unreadable()));
    form.on('finish', () => {
      const [file] = files;
      if (file === undefined || file.bytes.length === 0) reject(fileError('Choose a file'));
      else resolve(file);
    });
    form.end(body);
  });
}

function openForm(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers,
      limits: { files: 1, fileSize: maxFileBytes, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
    });
  } catch {
    throw unreadable();
  }
}

export function tooLarge(): AppError {
  return new AppError(
    'TOO_LARGE',
    `That file is too large. Files can be up to ${maxUploadMegabytes} MB, images up to 25 megapixels.`,
  );
}

function unreadable(): AppError {
  return fileError('We couldn’t read that upload. Please try again');
}

export function fileError(message: string, field: FileField = 'imagePath'): AppError {
  return fieldError('VALIDATION', field, message);
}
