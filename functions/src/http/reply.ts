import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@kowhai/domain/app-error';
import { describeError, getRequestId, log } from '#server/log.ts';
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

export type AppResponse = { status: number; headers: Record<string, string>; body: string };

function listHeaders(): Record<string, string> {
  const requestId = getRequestId();
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(requestId && { 'x-request-id': requestId }),
  };
}

export function toResponse(answer: unknown, status: number): AppResponse {
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  return {
    status: reply.status ?? status,
    headers: { ...listHeaders(), ...reply.headers },
    body: JSON.stringify(reply.body),
  };
}

export function toErrorResponse(error: unknown, endpoint: string): AppResponse {
  const refusal = isTransient(error) ? busy(error) : error;
  if (refusal instanceof AppError) {
    if (refusal.status >= 500) {
      const facts = { endpoint, refusal: refusal.code, ...describeError(refusal.cause ?? refusal) };
      log('ERROR', 'A call could not be served', { event: 'callFailed', ...facts });
    }
    return toRefusal(refusal);
  }
  log('ERROR', 'A call failed', { event: 'callFailed', endpoint, ...describeError(error) });
  return {
    status: 500,
    headers: listHeaders(),
    body: JSON.stringify({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: getRequestId(),
    }),
  };
}

function toRefusal(error: AppError): AppResponse {
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
      ...(error.status >= 500 && { requestId: getRequestId() }),
    }),
  };
}
