/** An upload goes the way of every other call, with a form in place of JSON. */
import { withRequestId } from '#firebase/log.ts';
import { retry } from '#firebase/retry.ts';
import { identify, requireAccess } from './identify.ts';
import { MethodNotAllowed } from './match.ts';
import { type AppRequest, type AppResponse, toErrorResponse, toResponse } from './reply.ts';

export function serveUpload(request: AppRequest): Promise<AppResponse> {
  return withRequestId(() => answer(request));
}

async function answer(request: AppRequest): Promise<AppResponse> {
  try {
    if (request.method !== 'POST') throw new MethodNotAllowed(['POST']);
    const caller = await retry(() => identify(request.headers.authorization));
    requireAccess('admin', caller);
    const [{ readForm }, { uploadFile }] = await Promise.all([
      import('#functions/uploads/read-form.ts'),
      import('#functions/uploads/upload-file.ts'),
    ]);
    const file = await readForm(request.rawBody, request.headers['content-type']);
    return toResponse(await uploadFile(file), 201);
  } catch (error) {
    return toErrorResponse(error, 'upload');
  }
}
