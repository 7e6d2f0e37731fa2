import { parseJson } from '@kowhai/domain/parse-json';
import { failureOfAnswer, makeFailure } from '#data/client/failure.ts';
import { findIdToken } from '#data/client/id-token.ts';

export type FileField = 'imagePath' | 'documentPath';

const timeoutMs = 120_000;

/**
 * Uploads an image or a PDF to Storage. Uses XMLHttpRequest, as `fetch` reports no progress.
 *
 * @param onProgress gets the share that has been sent, from 0 to 1
 * @param signal cancels the upload: the file is not stored, or is swept later with all files that no record names
 * @returns the path of the stored file
 * @throws Failure
 */
export async function uploadFile(
  field: FileField,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const token = await findIdToken();
  signal.throwIfAborted();
  const form = new FormData();
  form.set(field, file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.timeout = timeoutMs;
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(makeFailure('FETCH_ERROR')));
    request.addEventListener('abort', () => reject(makeFailure('FETCH_ERROR')));
    request.addEventListener('timeout', () => reject(makeFailure('TIMEOUT_ERROR')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
  const body = parseJson(request.responseText);
  if (request.status !== 201) {
    throw failureOfAnswer(request.status, body, request.getResponseHeader('Retry-After'));
  }
  const path = typeof body === 'object' && body !== null && (body as Record<string, unknown>)[field];
  if (typeof path !== 'string') throw makeFailure('PARSING_ERROR');
  return path;
}
