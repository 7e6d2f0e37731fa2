/** The file of indexes, and what Firestore makes of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SentQuery } from './sent-queries.ts';

const file = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.optional(z.string()),
          arrayConfig: z.optional(z.string()),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.unknown()),
    }),
  ),
});
const repository = path.join(import.meta.dirname, '../../..');
export const { indexes, fieldOverrides } = file.parse(
  JSON.parse(readFileSync(path.join(repository, 'firestore.indexes.json'), 'utf8')),
);

/** A field without an override of its own has that of the map that holds it. */
export function isUnindexed(collection: string, field: string): boolean {
  const own = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );
  if (own) return own.indexes.length === 0;
  const map = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  return map !== '' && isUnindexed(collection, map);
}

/**
 * Single fields are indexed unless that is turned off. Firestore merges these for several equal fields, and not for what
 * an array contains beside an equal field.
 */
export function needsIndex({ collection, equal, contains, sorted }: SentQuery): boolean {
  const isOff = (field: string) => isUnindexed(collection, field);
  const sortedFields = sorted.map((field) => field.replace(/ \w+$/, ''));
  if ([...equal, ...contains, ...sortedFields].some(isOff) || (equal.length > 0 && contains.length > 0))
    return true;
  return sorted.length > (equal.length + contains.length > 0 ? 0 : 1);
}

type Fields = Record<string, unknown>;
export type Entries = { entries: number; bytes: number };

/** What a record adds to the indexes, by the sizes that Firestore's documentation gives. */
export function countEntries(name: string, record: Fields): { composite: Entries; single: Entries } {
  const [collection = '', id = ''] = name.split('/');
  const nameBytes = sizeOf(collection) + sizeOf(id) + 16;
  const composite = { entries: 0, bytes: 0 };
  for (const { collectionGroup, fields } of indexes) {
    const values = fields.map(({ fieldPath }) => valueAt(record, fieldPath));
    if (collectionGroup !== collection || values.includes(undefined)) continue;
    const lists = fields.map(({ arrayConfig }, index) =>
      arrayConfig ? (values[index] as unknown[]) : [values[index]],
    );
    const entries = lists.reduce((product, list) => product * list.length, 1);
    const valueBytes = lists.reduce((sum, list) => sum + (sizeOf(list) / list.length || 0), 0);
    composite.entries += entries;
    composite.bytes += entries * (nameBytes + rootBytes + valueBytes + 32);
  }
  const single = { entries: 0, bytes: 0 };
  const add = (entries: number, field: string, bytes: number) => {
    single.entries += entries;
    single.bytes += entries * (nameBytes + rootBytes + sizeOf(field) + bytes + 32);
  };
  const walk = (value: unknown, field: string) => {
    if (isMap(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, field ? `${field}.${key}` : key);
    else if (isUnindexed(collection, field)) return;
    else if (Array.isArray(value)) for (const item of value) add(1, field, sizeOf(item));
    // Ascending and descending.
    else add(2, field, sizeOf(value));
  };
  walk(record, '');
  return { composite, single };
}

/** The parent of a record in a collection at the top. */
const rootBytes = 16;

const valueAt = (record: Fields, field: string) =>
  field.split('.').reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), record);

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (isMap(value))
    return Object.entries(value).reduce((sum, [key, item]) => sum + sizeOf(key) + sizeOf(item), 0);
  // Numbers and timestamps have 8.
  return value === null || typeof value === 'boolean' ? 1 : 8;
}
