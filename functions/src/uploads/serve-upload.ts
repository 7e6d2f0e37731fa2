import { requireAccess } from '#http/access.ts';
import { identify } from '#http/identify.ts';
import { MethodNotAllowed } from '#http/match.ts';
import { readBytes } from '#http/read-input.ts';
import { type AppRequest, type AppResponse, toErrorResponse, toResponse } from '#http/reply.ts';
import { withRequestId } from '#server/log.ts';
import { retry } from '#server/retry.ts';
import { withKeyedLock } from '#server/with-keyed-lock.ts';

export function serveUpload(request: AppRequest): Promise<AppResponse> {
  return withRequestId(() => answer(request));
}

/** Images come from phones, on slow lines. */
const uploadSeconds = 50;

async function answer(request: AppRequest): Promise<AppResponse> {
  let isKnown = false;
  try {
    if (request.method !== 'POST') throw new MethodNotAllowed(['POST']);
    const caller = await retry(() => identify(request.headers.authorization));
    isKnown = caller !== null;
    requireAccess('admin', caller);
    const [{ maxFormBytes, readForm, tooLarge }, { uploadFile }] = await Promise.all([
      import('./read-form.ts'),
      import('./upload-file.ts'),
    ]);
    const body = await readBytes(request, {
      most: maxFormBytes,
      seconds: uploadSeconds,
      refusal: tooLarge(),
    });
    const file = await readForm(body, request.headers['content-type']);
    // Decoding takes memory and a whole CPU, so staff take turns; strangers never get one.
    const uploaded = await withKeyedLock(['upload'], () => uploadFile(file));
    return toResponse(uploaded, { isKnown, status: 201 });
  } catch (error) {
    return toErrorResponse(error, { isKnown, endpoint: 'upload' });
  }
}
