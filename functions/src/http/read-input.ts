import { AppError, fieldError } from '@kowhai/domain/app-error';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';
import type { AppRequest } from './reply.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

type Body = Pick<AppRequest, 'headers' | 'bodyBytes' | 'body'>;

/** Before the body is read. @throws AppError UNSUPPORTED_TYPE for a compressed body, TOO_LARGE */
export function requireBody(
  { headers, bodyBytes = 0 }: Omit<Body, 'body'>,
  most: number,
  refusal = tooLarge(most),
): void {
  if (headers['content-encoding'] !== undefined) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the body as it is, without a content encoding.');
  }
  if (bodyBytes > most) throw refusal;
}

type Bounds = { most: number; seconds?: number; refusal?: AppError };

/** @param bounds `seconds` for all of it, 10 by default @throws AppError TOO_LARGE, TIMEOUT, BAD_JSON */
export async function readBytes(
  request: Body,
  { most, seconds = 10, refusal = tooLarge(most) }: Bounds,
): Promise<Buffer> {
  requireBody(request, most, refusal);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of inTime(request.body, seconds)) {
      bytes += chunk.byteLength;
      if (bytes > most) throw refusal;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : badJson();
  }
  return Buffer.concat(chunks);
}

/** A sender who stops halfway would hold the call's place for as long as they like. */
async function* inTime(body: Body['body'], seconds: number): AsyncGenerator<Uint8Array> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow(seconds)), seconds * 1000);
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), late.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: the reader may wait for a chunk that never comes.
    chunks.return?.().catch(() => {});
  }
}

function tooSlow(seconds: number): AppError {
  return new AppError('TIMEOUT', `That took more than ${seconds} seconds to arrive. Please try again.`);
}

function tooLarge(most: number): AppError {
  return new AppError('TOO_LARGE', `That’s too large. Send at most ${Math.floor(most / 1024)} KB.`);
}

export function parseBody(bytes: Uint8Array, contentType: string | undefined): object | undefined {
  if (bytes.byteLength === 0) return undefined;
  if (!isJsonType(contentType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send JSON, with the content type application/json.');
  }
  const value = parseJson(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson();
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw badJson();
  }
}

function badJson(): AppError {
  return new AppError('BAD_JSON', 'We couldn’t read that request. Send a JSON object.');
}

function isJsonType(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return type.trim() === 'application/json' && (!charset || /^charset="?utf-8"?$/.test(charset));
}

/** A record's own id, under the names that clients give it. */
const ownIds = ['_id', 'serviceId', 'hardwareId', 'userId', 'orderId'];

/** A body that names another record than its address is a mistake, which would otherwise change the wrong one. */
export function requireSameId(body: object | undefined, id: string | undefined): void {
  for (const [field, value] of Object.entries(body ?? {})) {
    if (ownIds.includes(field) && value !== id)
      throw fieldError('VALIDATION', field, 'This names another record than the address');
  }
}

export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  // Without a body each field is missing.
  const { issues } = (value === undefined && z.safeParse(schema, {}).error) || parsed.error;
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!Object.hasOwn(fields, field)) fields[field] = describe(message);
  }
  const [first = ''] = Object.values(fields);
  throw new AppError('VALIDATION', first, { fields });
}

function describe(message: string): string {
  return message === 'Invalid input' || message === '' ? 'This is missing or isn’t valid' : message;
}
