import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@kowhai/domain/app-error';
import { describeError, findRequestId, log } from '#server/log.ts';
import { busy, isTransient } from '#server/retry.ts';
import { Reply } from './handler.ts';
import { MethodNotAllowed } from './match.ts';

export type AppRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bodyBytes: number | undefined;
  body: AsyncIterable<Uint8Array>;
};

/** Whose call it was decides how long an unread body may go on. */
type Whose = { isKnown: boolean };

export type AppResponse = Whose & { status: number; headers: Record<string, string>; body: string };

function listHeaders(): Record<string, string> {
  const requestId = findRequestId();
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(requestId && { 'x-request-id': requestId }),
  };
}

export function toResponse(
  answer: unknown,
  { status = 200, isKnown }: Whose & { status?: number | undefined },
): AppResponse {
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  return {
    isKnown,
    status: reply.status ?? status,
    headers: { ...listHeaders(), ...reply.headers },
    body: JSON.stringify(reply.body),
  };
}

export function toErrorResponse(
  error: unknown,
  { endpoint, isKnown }: Whose & { endpoint: string },
): AppResponse {
  const refusal = isTransient(error) ? busy(error) : error;
  if (refusal instanceof AppError) {
    if (refusal.status >= 500) {
      const facts = { endpoint, refusal: refusal.code, ...describeError(refusal.cause ?? refusal) };
      log('ERROR', 'A call could not be served', { event: 'callFailed', ...facts });
    }
    return { isKnown, ...toRefusal(refusal) };
  }
  log('ERROR', 'A call failed', { event: 'callFailed', endpoint, ...describeError(error) });
  return {
    isKnown,
    status: 500,
    headers: listHeaders(),
    body: JSON.stringify({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: findRequestId(),
    }),
  };
}

function toRefusal(error: AppError): Omit<AppResponse, 'isKnown'> {
  const { fields, retryAfterSeconds, extra } = error.details;
  return {
    status: error.status,
    headers: {
      ...listHeaders(),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
      ...(error instanceof MethodNotAllowed && { allow: error.allow }),
    },
    body: JSON.stringify({
      ...extra,
      message: error.message,
      code: error.code,
      ...(fields && { fields }),
      ...(error.status >= 500 && { requestId: findRequestId() }),
    }),
  };
}
