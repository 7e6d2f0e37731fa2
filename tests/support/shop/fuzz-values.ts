/** Values for the calls of the contract, made from its schemas: such as fit, such as nearly fit, and such as do not. */
import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

/** Where a schema says less than the field takes, such as the ids that there are, by the name of the field. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

export function fitting(schema: z.ZodMiniType, known: Known): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known);
}

function fromSchema(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, known)));
  switch (schema.type) {
    case 'object':
      return fromObject(schema, known);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      const maxLength = Math.min(maxItems, minItems + 3);
      return fc.array(fromSchema(items, known), { minLength: minItems, maxLength });
    }
    case 'string':
      return fromText(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -9, -1e6),
        max: Math.min(schema.maximum ?? 9, 1e6),
      });
    case 'number':
      return fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function fromObject({ properties = {}, required = [], additionalProperties }: Schema, known: Known) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, known[name] ?? fromSchema(schema, known)] as const,
  );
  if (fields.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string(), fromSchema(additionalProperties, known), { maxKeys: 3 });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function fromText({ pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return moment;
  if (format === 'uuid') return fc.uuid();
  // What looks ahead or behind cannot be made from its pattern.
  if (pattern !== undefined && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.lorem({ maxCount: 4 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
}

const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** Whatever a program of ill will, or a broken one, puts where something else belongs. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, 1e-7, Number.MIN_SAFE_INTEGER, [], {}, [null], [[]]],
    ...[
      '',
      ' ',
      'null',
      'true',
      '-1',
      '1e3',
      'NaN',
      '__proto__',
      'constructor',
      '../..',
      'a/b',
      '.',
      '__x__',
    ],
    ...[
      '\u0000',
      '\ud83d',
      '\u202e\u200b',
      '\r\nBcc: x@kowhai.example',
      '<script>alert(1)</script>',
      '%00',
      '$where',
    ],
    ...[
      '2026-02-30T00:00:00Z',
      '+275760-09-13T00:00:00.001Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
    ],
    ...[{ $ne: null }, { toString: null }, { length: 3 }, { seconds: 0, nanoseconds: 0 }, 'x'.repeat(20_000)],
    ...[
      nested(500),
      Array.from({ length: 2000 }, () => 1),
      Object.fromEntries(Array.from({ length: 500 }, (_, n) => [n, n])),
    ],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
);

/** Keys that are no field, and one that is. */
const strayKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'isAdmin',
  '_id',
  'createdAt',
  'toJSON',
  'user',
  '',
];

/** The JSON text of a value in which one thing is another, missing, too much, or said twice. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(value, fc.nat(), hostile, fc.constantFrom('replace', 'remove', 'stray', 'twice'), fc.nat())
    .map(([original, where, other, how, which]) => {
      const copy = structuredClone(original);
      const places = listPlaces(copy);
      const place = places[where % Math.max(places.length, 1)];
      if (place && how === 'replace') place.set(other);
      if (place && how === 'remove') place.remove();
      const text = JSON.stringify(copy) ?? '{}';
      if (how === 'replace' || how === 'remove' || !text.endsWith('}')) return text;
      const names = how === 'twice' && isRecord(copy) ? Object.keys(copy) : strayKeys;
      const name = names[which % Math.max(names.length, 1)] ?? '__proto__';
      return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(other)}}`;
    });
}

/** No JSON, or none that anybody asked for. */
export function misfit(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const broken = fc.tuple(value, fc.nat(), fc.string({ maxLength: 2 })).map(([whole, where, piece]) => {
    const text = JSON.stringify(whole) ?? '{}';
    const at = where % text.length;
    return text.slice(0, at) + piece + text.slice(at + 1);
  });
  return fc.oneof(
    broken,
    hostile.map((other) => JSON.stringify(other)),
    fc.string({ unit: 'binary' }),
  );
}

type Place = { set: (value: unknown) => void; remove: () => void };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [
    {
      set: (other: unknown) => {
        parent[key] = other;
      },
      remove: () => {
        if (Array.isArray(value)) value.splice(Number(key), 1);
        else delete parent[key];
      },
    },
    ...listPlaces(parent[key]),
  ]);
}
