/**
 * What each field of each call costs: hostile texts for every text that the contract's schemas name, and lists of many,
 * parsed as the server does. Twice the bytes may take about twice the time, whatever they are.
 */
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matchEndpoint } from '#functions/http/match.ts';

const size = 50_000;
/** Below it a difference is noise, and costs nobody anything. */
const noiseMs = 10;

const units = [
  ...['a', '0', ' ', '\n', '.', '-', '+', '@', '<', '(', '/', ',', "'", '%', '\0', '\u200b', '\ud800'],
  ...['a ', 'a.', 'a@', 'a-', '0 ', '+0', '0/', 'or ', 'mailto:', '<a', '"a', ' \n', 'Kō', '1 a, '],
  // Marks, sorted and not, and what joins to one sign.
  ...[
    '\u0301',
    '\u0345\u0301\u0316\u0321',
    'a\u0304',
    '👩\u200d',
    '\u1100\u1161',
    '🇳',
    'क\u094d',
    '\uff76\uff9e',
  ],
];
const ends = ['', '!', '@kowhai.example'];

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
};
/** Puts a text where the schema has one. */
type Place = { name: string; fill: (text: string) => unknown };

function listPlaces(schema: Schema, name: string): Place[] {
  if ('const' in schema) return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((one) => listPlaces(one, name));
  if (schema.type === 'object' && schema.properties) {
    const { properties } = schema;
    const constants = Object.fromEntries(
      Object.entries(properties).flatMap(([key, one]) => ('const' in one ? [[key, one.const]] : [])),
    );
    return Object.entries(properties).flatMap(([key, one]) =>
      listPlaces(one, `${name}.${key}`).map(({ name: inner, fill }) => ({
        name: inner,
        fill: (text: string) => ({ ...constants, [key]: fill(text) }),
      })),
    );
  }
  if (schema.type === 'array') {
    const inner = listPlaces(schema.items ?? {}, `${name}[]`);
    const many = inner.map((place) => ({
      name: `many ${place.name}`,
      fill: (text: string) => Array.from({ length: text.length / 50 }, (_, n) => place.fill(`a long ${n}`)),
    }));
    return [...many, ...inner.map((place) => ({ ...place, fill: (text: string) => [place.fill(text)] }))];
  }
  if (schema.type === 'object') return [{ name, fill: (text) => ({ [text]: text }) }];
  return schema.type === undefined || schema.type === 'string' ? [{ name, fill: (text) => text }] : [];
}

/** Of this thread: what others compile and collect meanwhile is not the text's. */
function measure(run: () => unknown): number {
  const { user } = process.threadCpuUsage();
  run();
  return (process.threadCpuUsage().user - user) / 1000;
}

/** A busy machine makes a run longer, never shorter: the shortest of at least three counts, and of more where three do not do. */
const [fewestRuns, mostRuns] = [3, 12];

function isLinear(run: (text: string) => unknown, unit: string, end: string): boolean {
  const [one, two] = [size, 2 * size].map((length) => unit.repeat(length / unit.length) + end) as [
    string,
    string,
  ];
  if (measure(() => run(two)) <= noiseMs) return true;
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let made = 1; made <= mostRuns; made += 1) {
    const [shorter, longer] = [measure(() => run(one)), measure(() => run(two))];
    [once, twice] = [Math.min(once, shorter), Math.min(twice, longer)];
    if (made >= fewestRuns && twice <= 3 * once + noiseMs) return true;
  }
  return false;
}

const listSlow = (name: string, run: (text: string) => unknown) =>
  units.flatMap((unit) =>
    ends.filter((end) => !isLinear(run, unit, end)).map((end) => `${name}: ${JSON.stringify([unit, end])}`),
  );

it.each(Object.keys(contract) as EndpointName[])(
  'reading %s takes time linear in its bytes',
  { timeout: 300_000 },
  (name) => {
    const { body, query }: Endpoint = contract[name];
    const slow = Object.entries({ body, query }).flatMap(([part, schema]) => {
      if (!schema) return [];
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
      return listPlaces(json, part).flatMap((place) =>
        listSlow(place.name, (text) => z.safeParse(schema, place.fill(text))),
      );
    });
    expect(slow).toEqual([]);
  },
);

it('finding the call of an address takes time linear in its bytes', { timeout: 300_000 }, () => {
  const find = (path: string) => {
    try {
      return matchEndpoint('GET', path);
    } catch {
      return null;
    }
  };
  expect(['/api/', '/api/orders/'].flatMap((path) => listSlow(path, (text) => find(path + text)))).toEqual(
    [],
  );
});
