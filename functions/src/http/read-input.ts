import { AppError } from '@kowhai/domain/app-error';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';

const maxBodyBytes = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws AppError TOO_LARGE */
export function requireSize(rawBody: Uint8Array | undefined): void {
  if (rawBody && rawBody.byteLength > maxBodyBytes) {
    throw new AppError('TOO_LARGE', 'That’s too large. Send at most 256 KB.');
  }
}

/** @returns undefined for an empty body @throws AppError UNSUPPORTED_TYPE or BAD_JSON */
export function readBody(
  rawBody: Uint8Array | undefined,
  contentType: string | undefined,
): object | undefined {
  if (!rawBody?.byteLength) return undefined;
  if (!isJsonType(contentType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send JSON, with the content type application/json.');
  }
  const value = parseJson(decode(rawBody));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson();
  return value;
}

function decode(rawBody: Uint8Array): string {
  try {
    return utf8.decode(rawBody);
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

/** @throws AppError VALIDATION with a message for each field; the first is the error's own */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!Object.hasOwn(fields, field)) fields[field] = describe(message);
  }
  const [first = ''] = Object.values(fields);
  throw new AppError('VALIDATION', first, { fields });
}

function describe(message: string): string {
  return message === 'Invalid input' || message === '' ? 'This is missing or isn’t valid' : message;
}
