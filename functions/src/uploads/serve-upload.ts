import { identify, requireAccess } from '#http/identify.ts';
import { MethodNotAllowed } from '#http/match.ts';
import { readBytes } from '#http/read-input.ts';
import { type AppRequest, type AppResponse, toErrorResponse, toResponse } from '#http/reply.ts';
import { withRequestId } from '#server/log.ts';
import { retry } from '#server/retry.ts';

export function serveUpload(request: AppRequest): Promise<AppResponse> {
  return withRequestId(() => answer(request));
}

async function answer(request: AppRequest): Promise<AppResponse> {
  try {
    if (request.method !== 'POST') throw new MethodNotAllowed(['POST']);
    const caller = await retry(() => identify(request.headers.authorization));
    requireAccess('admin', caller);
    const [{ maxFormBytes, readForm, tooLarge }, { uploadFile }] = await Promise.all([
      import('./read-form.ts'),
      import('./upload-file.ts'),
    ]);
    const body = await readBytes(request, maxFormBytes, tooLarge());
    const file = await readForm(body, request.headers['content-type']);
    return toResponse(await uploadFile(file), 201);
  } catch (error) {
    return toErrorResponse(error, 'upload');
  }
}
