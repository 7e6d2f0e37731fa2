/** Notes what the app, served in this process, asks Firestore by a query, and which of its files asked. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Firestore, Query } from '@google-cloud/firestore';

type Field = { fieldPath: string };
type Filter = {
  fieldFilter?: { field: Field; op: string };
  unaryFilter?: { field: Field; op: string };
  compositeFilter?: { filters: Filter[] };
};
type Request = {
  structuredQuery: {
    from: { collectionId: string }[];
    where?: Filter;
    orderBy?: { field: Field; direction: string }[];
  };
};
type AggregateRequest = {
  structuredAggregationQuery: Request & {
    aggregations: { sum?: { field: Field }; avg?: { field: Field } }[];
  };
};

/** A query by what an index for it has to hold. */
export type SentQuery = {
  collection: string;
  equal: string[];
  contains: string[];
  /** Field and direction, in turn; a bound of a field that nothing sorts by counts as sorting. */
  sorted: string[];
};

export const sentQueries = new Map<string, SentQuery>();
/** The files of functions/src that made them, by their path in there. */
export const askingFiles = new Set<string>();

const source = path.join(import.meta.dirname, '../../../functions/src/');

function noteFile(): void {
  for (const line of new Error().stack?.split('\n') ?? []) {
    const [, file] = /functions\/src\/([\w/-]+\.ts)/.exec(line) ?? [];
    if (file) return void askingFiles.add(file);
  }
}

// What is replaced takes and gives whatever the original does, so its types do not matter here.
type Methods = Record<'where' | 'orderBy' | 'toProto', (...args: unknown[]) => unknown>;
const methods = Query.prototype as unknown as Methods;
for (const name of ['where', 'orderBy'] as const) {
  const original = methods[name];
  methods[name] = function noted(this: unknown, ...args: unknown[]) {
    noteFile();
    return original.apply(this, args);
  };
}

// Of a count or a sum, the query goes by twice: first alone, then with what is added up.
const aggregate = Object.getPrototypeOf(new Firestore({ projectId: 'none' }).collection('none').count());
let isInAggregate = false;
const { toProto: aggregateToProto } = aggregate;
aggregate.toProto = function noted(this: unknown, ...args: unknown[]) {
  isInAggregate = true;
  const request: AggregateRequest = aggregateToProto.apply(this, args);
  isInAggregate = false;
  const { structuredQuery, aggregations } = request.structuredAggregationQuery;
  const added = aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []);
  note({ structuredQuery }, added);
  return request;
};
const { toProto } = methods;
methods.toProto = function noted(this: unknown, ...args: unknown[]) {
  const request = toProto.apply(this, args) as Request;
  if (!isInAggregate) note(request, []);
  return request;
};

function note({ structuredQuery }: Request, added: readonly string[]): void {
  const filters = listFilters(structuredQuery.where);
  const fieldsOf = (...ops: string[]) =>
    filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field.fieldPath);
  const ranges = fieldsOf(
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'NOT_EQUAL',
  );
  const orders = (structuredQuery.orderBy ?? [])
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => [field.fieldPath, direction] as const);
  const ordered = new Set(orders.map(([field]) => field));
  const unordered = new Set(
    [...ranges, ...added].filter((field) => field !== '__name__' && !ordered.has(field)),
  );
  const sent = {
    collection: structuredQuery.from[0]?.collectionId ?? '',
    equal: [...new Set(fieldsOf('EQUAL', 'IN', 'IS_NULL'))].toSorted(),
    contains: fieldsOf('ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'),
    sorted: [...orders, ...[...unordered].map((field) => [field, 'ASCENDING'] as const)].map((pair) =>
      pair.join(' '),
    ),
  };
  sentQueries.set(JSON.stringify(sent), sent);
}

function listFilters(filter: Filter | undefined): { field: Field; op: string }[] {
  if (!filter) return [];
  const own = filter.fieldFilter ?? filter.unaryFilter;
  return own ? [own] : (filter.compositeFilter?.filters ?? []).flatMap(listFilters);
}

/** Tells whether a file of functions/src makes a query. */
export function makesQuery(file: string): boolean {
  return /\.(where|orderBy)\(/.test(readFileSync(path.join(source, file), 'utf8'));
}
