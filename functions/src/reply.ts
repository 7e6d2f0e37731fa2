import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@kowhai/domain/app-error';
import { describeError, log } from '#firebase/log.ts';
import { busy, isTransient } from '#firebase/retry.ts';
import { Reply } from './handler.ts';
import { MethodNotAllowed } from './match.ts';

export type AppRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  rawBody: Uint8Array;
  isOversized: boolean;
};

export type AppResponse = { status: number; headers: Record<string, string>; body: string };

const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function toResponse(answer: unknown, status: number): AppResponse {
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  return {
    status: reply.status ?? status,
    headers: { ...commonHeaders, ...reply.headers },
    body: JSON.stringify(reply.body),
  };
}

export function toErrorResponse(error: unknown, endpoint: string): AppResponse {
  const refusal = isTransient(error) ? busy(error) : error;
  if (refusal instanceof AppError) {
    // Faults of ours have to be seen by whoever runs the shop.
    if (refusal.status >= 500) {
      const facts = { endpoint, refusal: refusal.code, ...describeError(refusal.cause ?? refusal) };
      log('ERROR', 'A call could not be served', facts);
    }
    return toRefusal(refusal);
  }
  log('ERROR', 'A call failed', { endpoint, ...describeError(error) });
  return {
    status: 500,
    headers: commonHeaders,
    body: JSON.stringify({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
    }),
  };
}

function toRefusal(error: AppError): AppResponse {
  const { fields, retryAfterSeconds, extra } = error.details;
  return {
    status: error.status,
    headers: {
      ...commonHeaders,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
      ...(error instanceof MethodNotAllowed && { allow: error.allow }),
    },
    body: JSON.stringify({ ...extra, message: error.message, code: error.code, ...(fields && { fields }) }),
  };
}
