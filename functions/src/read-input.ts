import { AppError } from '@kowhai/domain/app-error';
import * as z from 'zod/mini';

export const maxBodyBytes = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @returns undefined for an empty body @throws AppError TOO_LARGE, UNSUPPORTED_TYPE or BAD_JSON */
export function readBody(rawBody: Uint8Array, contentType: string | undefined): object | undefined {
  if (rawBody.byteLength > maxBodyBytes) throw tooLarge();
  if (rawBody.byteLength === 0) return undefined;
  if (!isJsonType(contentType)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send JSON, with the content type application/json.');
  }
  const value = parseJson(rawBody);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson();
  return value;
}

export function tooLarge(): AppError {
  return new AppError('TOO_LARGE', 'That is more than this address takes. Send at most 256 KB.');
}

function badJson(): AppError {
  return new AppError('BAD_JSON', 'The request could not be read. Send a JSON object.');
}

function isJsonType(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return type.trim() === 'application/json' && (!charset || /^charset="?utf-8"?$/.test(charset));
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(rawBody));
  } catch {
    throw badJson();
  }
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
  return message === 'Invalid input' || message === '' ? 'This is missing or not valid' : message;
}
