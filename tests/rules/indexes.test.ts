import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** A query that the code sends, by what its index has to hold. Neither emulator refuses one without its index. */
type Query = {
  equal?: string[];
  contains?: string;
  newestBy?: string | string[];
  orderBy?: string | string[];
};

const inStatus = ['status'];

const queries: [string, string, Query][] = [
  // The browser.
  ['products', 'the published plans of a category', { equal: ['isPublished', 'category'] }],
  ['hardwares', 'the published hardware of a category', { equal: ['isPublished', 'category'] }],
  ['orders', 'one’s own orders', { equal: ['user._id'], newestBy: 'createdAt' }],
  // The API.
  ...['products', 'hardwares'].flatMap((collection): [string, string, Query][] => [
    [collection, 'the published ones', { equal: ['isPublished'], orderBy: 'price' }],
    [collection, 'a category, drafts too', { equal: ['category'], orderBy: 'price' }],
    [collection, 'a category', { equal: ['isPublished', 'category'], orderBy: 'price' }],
  ]),
  ['orders', 'of a status', { equal: inStatus, newestBy: 'createdAt' }],
  ['orders', 'with a word', { contains: 'searchKeys', newestBy: 'createdAt' }],
  ['orders', 'of a status with a word', { equal: inStatus, contains: 'searchKeys', newestBy: 'createdAt' }],
  // The staff's side.
  ['orders', 'one’s own, the oldest first', { equal: ['user._id'], orderBy: 'createdAt' }],
  ['orders', 'of a status, the oldest first', { equal: inStatus, orderBy: 'createdAt' }],
  ['orders', 'with a word, the oldest first', { contains: 'searchKeys', orderBy: 'createdAt' }],
  [
    'orders',
    'of a status with a word, the oldest first',
    { equal: inStatus, contains: 'searchKeys', orderBy: 'createdAt' },
  ],
  ...listOrderSorts(),
  ['orders', 'that hold an item and are completed', { contains: 'itemIds', orderBy: 'status' }],
  ['orders', 'what a day’s come to', { equal: ['createdAt'], orderBy: 'totalPrice' }],
  ['hardwares', 'with little in stock', { equal: ['isPublished'], orderBy: 'countInStock' }],
  ['users', 'with a word', { contains: 'searchKeys', newestBy: 'createdAt' }],
  ['users', 'the admins', { equal: ['isAdmin'], newestBy: 'createdAt' }],
  ['users', 'the admins with a word', { equal: ['isAdmin'], contains: 'searchKeys', newestBy: 'createdAt' }],
  ['enquiries', 'of a status', { equal: ['isAnswered'], newestBy: 'createdAt' }],
  ['enquiries', 'of a person', { equal: ['email'], newestBy: 'createdAt' }],
  ['enquiries', 'with a word', { contains: 'searchKeys', newestBy: 'createdAt' }],
  [
    'enquiries',
    'of a status with a word',
    { equal: ['isAnswered'], contains: 'searchKeys', newestBy: 'createdAt' },
  ],
  ['audit', 'of an item', { equal: ['itemKey'], newestBy: 'at' }],
  ['outbox', 'of some kinds, the longest due first', { equal: ['job.kind'], orderBy: 'dueAt' }],
  ['orderNotes', 'of an order', { equal: ['orderId'], orderBy: 'createdAt' }],
];

/** By total and by the last change, as by the day: all, one person's, of a status, with a word, and both of these. */
function listOrderSorts(): [string, string, Query][] {
  const filters: [string, Query][] = [
    ['all', {}],
    ['one’s own', { equal: ['user._id'] }],
    ['of a status', { equal: inStatus }],
    ['with a word', { contains: 'searchKeys' }],
    ['of a status with a word', { equal: inStatus, contains: 'searchKeys' }],
  ];
  return filters.flatMap(([name, filter]) =>
    ['updatedAt', 'totalPrice'].flatMap((field): [string, string, Query][] => [
      ['orders', `${name}, by ${field} from the top`, { ...filter, newestBy: [field, 'createdAt'] }],
      ['orders', `${name}, by ${field} from the bottom`, { ...filter, orderBy: [field, 'createdAt'] }],
    ]),
  );
}

const repository = path.join(import.meta.dirname, '..', '..');

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
      indexes: z.array(z.object({ order: z.optional(z.string()) })),
    }),
  ),
});

let settings: z.output<typeof file>;

beforeAll(async () => {
  settings = file.parse(JSON.parse(await readFile(path.join(repository, 'firestore.indexes.json'), 'utf8')));
});

/** An index as text: fields that are compared stand in any order, what sorts stands last. */
function describeIndex(equal: string[], contains: string[], sorted: string[]): string {
  return [...equal.toSorted(), ...contains.map((name) => `${name} contains`), ...sorted].join(', ');
}

/** What a query is sorted by, in turn. */
function listSorting({ newestBy = [], orderBy = [] }: Query): string[] {
  return [
    ...[newestBy].flat().map((field) => `${field} DESCENDING`),
    ...[orderBy].flat().map((field) => `${field} ASCENDING`),
  ];
}

function neededIndex(query: Query): string {
  const { equal = [], contains } = query;
  return describeIndex(equal, contains ? [contains] : [], listSorting(query));
}

/** @param sortedBy how many of an index's fields, the last ones, are to sort */
function listIndexes(collection: string, sortedBy: number): string[] {
  const own = settings.indexes.filter(({ collectionGroup }) => collectionGroup === collection);
  return own.map(({ fields }) => {
    const plain = fields.filter(({ arrayConfig }) => !arrayConfig);
    const compared = Math.max(0, plain.length - sortedBy);
    return describeIndex(
      plain.slice(0, compared).map(({ fieldPath }) => fieldPath),
      fields.filter(({ arrayConfig }) => arrayConfig).map(({ fieldPath }) => fieldPath),
      plain.slice(compared).map(({ fieldPath, order }) => `${fieldPath} ${order}`),
    );
  });
}

describe('every query has its index', () => {
  it.each(queries)('%s: %s', (collection, _name, query) => {
    expect(listIndexes(collection, listSorting(query).length)).toContain(neededIndex(query));
  });

  it('and no index is without its query', () => {
    const unused =
      settings.indexes.length - new Set(queries.map(([from, , query]) => from + neededIndex(query))).size;
    expect(unused).toBe(0);
  });
});

describe('records that are kept for a while', () => {
  it.each([
    'outbox',
    'resetCodes',
    'rateLimits',
    'idempotency',
    'revoked',
    'enquiries',
    'unreadable',
    'archivedOrders',
  ])('%s go by themselves, and the sweep can look for them', (collection) => {
    const override = settings.fieldOverrides.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === 'expiresAt',
    );
    expect(override).toMatchObject({
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [{ order: 'ASCENDING' }],
    });
  });
});
