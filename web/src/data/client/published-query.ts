/**
 * Reads the published catalogue over Firestore's REST interface. That takes one request without a preflight and a
 * few dozen lines, where the SDK's small build weighs 34 kB that every visitor of every page would fetch to see today's
 * prices. What needs a sign-in goes through the SDK: see `orders.ts`.
 */

import type { PriceList } from '@kowhai/domain/catalogue/price-list';
import { parseJson } from '@kowhai/domain/parse-json';
import { findAppCheckToken } from './app-check.ts';
import { answerTimeoutMs, failureOfAnswer, makeFailure, toDatabaseFailure } from './failure.ts';

const origin =
  import.meta.env.VITE_USE_EMULATORS === 'true'
    ? 'http://127.0.0.1:8080'
    : 'https://firestore.googleapis.com';

/** A field as Firestore writes it: its type as the key, whole numbers and moments as text. */
type StoredValue = {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  stringValue?: string;
  referenceValue?: string;
  timestampValue?: string;
  arrayValue?: { values?: StoredValue[] };
  mapValue?: { fields?: StoredFields };
};
type StoredFields = Record<string, StoredValue>;

/** The collections that everybody may read, as far as their records are published. */
export type PublicCollection = 'products' | 'hardwares';

type StoredDocument = { name: string; fields?: StoredFields };

/**
 * Lists the published records of a collection, all or those of a category.
 *
 * @returns their fields with their key as `_id` and moments as ISO strings, ready to be parsed by a schema
 * @throws Failure
 */
export function listPublished(name: PublicCollection, category?: string): Promise<unknown[]> {
  const ofCategory = category ? [compare('category', 'EQUAL', { stringValue: category })] : [];
  return query(name, [isPublished, ...ofCategory]);
}

/**
 * Finds one published record. It is asked for by a query: the rules refuse to read a draft or a missing record by its
 * name, so that nobody learns which drafts there are, and browsers report a refusal as an error on the page.
 *
 * @returns its fields as `listPublished` does, or null where the public has no such record
 * @throws Failure
 */
export async function findPublished(name: PublicCollection, id: string): Promise<unknown> {
  const [found = null] = await query(name, [isPublished, ...ofKey(name, id)], 1);
  return found;
}

let askingPrices: Promise<PriceList | null> | undefined;

/**
 * Finds the record that says what each item costs and whether it can be had; null where it is missing or in part. The
 * lists of one page share the answer.
 */
export function findPriceList(): Promise<PriceList | null> {
  askingPrices ??= readPriceList().finally(() => {
    askingPrices = undefined;
  });
  return askingPrices;
}

async function readPriceList(): Promise<PriceList | null> {
  const [found] = await query('priceList', ofKey('priceList', 'current'), 1);
  const list = found as PriceList | undefined;
  return list?.isWhole ? list : null;
}

/** Finds what is known of a postcode; null where nothing is, which a read by name would report as an error. */
export async function findCoverage(postalCode: string): Promise<unknown> {
  const [found = null] = await query('coverage', ofKey('coverage', postalCode), 1);
  return found;
}

function ofKey(name: string, id: string) {
  const key = { referenceValue: `${documentsPath()}/${name}/${id}` };
  // From this key to this key: the emulator takes a query for an equal key for a read by name, and refuses it.
  return [compare('__name__', 'GREATER_THAN_OR_EQUAL', key), compare('__name__', 'LESS_THAN_OR_EQUAL', key)];
}

const documentsPath = () =>
  `projects/${import.meta.env.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;

/** @param limit left out, all that match: a list that is cut would hide goods on sale */
async function query(name: string, filters: readonly object[], limit?: number): Promise<unknown[]> {
  const structuredQuery = {
    from: [{ collectionId: name }],
    where: { compositeFilter: { op: 'AND', filters } },
    limit,
  };
  const response = await send(JSON.stringify({ structuredQuery }));
  if (!response.ok) {
    const body = parseJson(await response.text());
    throw failureOfAnswer(response.status, body, response.headers.get('Retry-After'));
  }
  const results: { document?: StoredDocument }[] = await readJson(response);
  return results.flatMap(({ document }) => (document ? [readDocument(document)] : []));
}

async function send(body: string): Promise<Response> {
  const address = `${origin}/v1/${documentsPath()}:runQuery?key=${import.meta.env.VITE_FIREBASE_API_KEY}`;
  const appCheckToken = await findAppCheckToken();
  const headers: HeadersInit = appCheckToken ? { 'X-Firebase-AppCheck': appCheckToken } : {};
  try {
    return await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch (thrown) {
    throw toDatabaseFailure(thrown);
  }
}

async function readJson<T>(response: Response): Promise<T> {
  return response.json().catch((thrown) => {
    throw makeFailure('PARSING_ERROR', thrown);
  });
}

type Operator = 'EQUAL' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN_OR_EQUAL';

function compare(fieldPath: string, op: Operator, value: StoredValue) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

const isPublished = compare('isPublished', 'EQUAL', { booleanValue: true });

function readDocument({ name, fields }: StoredDocument): Record<string, unknown> {
  return { ...readFields(fields), _id: name.slice(name.lastIndexOf('/') + 1) };
}

function readFields(fields: StoredFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: StoredValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue).toISOString();
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(readValue);
  if (value.mapValue) return readFields(value.mapValue.fields);
  return value.stringValue ?? value.booleanValue ?? value.doubleValue ?? null;
}
