import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseInput, readBody, requireSize } from './read-input.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function codeOf(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('reading a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
    'takes an object as %s',
    (type) => expect(readBody(bytes('{"a":1}'), type)).toEqual({ a: 1 }),
  );

  test('takes nothing for nothing, whatever its type', () => {
    expect(readBody(bytes(''), undefined)).toBeUndefined();
    expect(readBody(bytes(''), 'text/plain')).toBeUndefined();
  });

  test.each([
    ['{}', undefined, 'UNSUPPORTED_TYPE'],
    ['{}', 'application/json; charset=latin1', 'UNSUPPORTED_TYPE'],
    ['{}', 'application/json-patch+json', 'UNSUPPORTED_TYPE'],
    ['[]', 'application/json', 'BAD_JSON'],
    ['{"a":}', 'application/json', 'BAD_JSON'],
  ])('refuses %j as %s', (text, type, code) => {
    expect(codeOf(() => readBody(bytes(text), type))).toBe(code);
  });
});

test('a body has at most 256 KB', () => {
  expect(codeOf(() => requireSize(new Uint8Array(256 * 1024)))).toBe('none');
  expect(codeOf(() => requireSize(new Uint8Array(256 * 1024 + 1)))).toBe('TOO_LARGE');
});

describe('parsing input', () => {
  const schema = z.object({ name: z.string('Name is invalid'), lines: z.array(z.object({ qty: z.int() })) });

  test('names each field by its path, with the first message as the message', () => {
    try {
      parseInput(schema, { lines: [{ qty: 1 }, { qty: 1.5 }] });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        message: 'Name is invalid',
        details: { fields: { name: 'Name is invalid', 'lines.1.qty': 'This is missing or isn’t valid' } },
      });
    }
  });

  test('leaves out what was not asked for, however it is called', () => {
    const sent = JSON.parse('{"name":"a","lines":[],"__proto__":{"isAdmin":true},"constructor":1,"more":2}');
    const parsed = parseInput(schema, sent);
    expect(Object.keys(parsed)).toEqual(['name', 'lines']);
    expect('isAdmin' in parsed).toBe(false);
  });
});
