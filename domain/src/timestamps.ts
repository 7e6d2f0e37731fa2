/** Firestore sorts and expires timestamps; the shop uses ISO strings. A field `at` or `…At` is a timestamp. */

/** The class of any of Firestore's libraries. */
export type TimestampClass = { fromDate(date: Date): Timestamp };
type Timestamp = { toDate(): Date };

const timestampField = /(^at|At)$/;

export function isTimestampField(name: string): boolean {
  return timestampField.test(name);
}

/** Recursive, like `fromStored`. */
export function toStored(value: unknown, timestamps: TimestampClass, name = ''): unknown {
  if (typeof value === 'string' && isTimestampField(name)) return timestamps.fromDate(new Date(value));
  if (Array.isArray(value)) return value.map((each) => toStored(each, timestamps));
  if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.fromEntries(entries.map(([key, field]) => [key, toStored(field, timestamps, key)]));
  }
  return value;
}

export function fromStored(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(fromStored);
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fromStored(field)]));
  }
  return value;
}

// Firestore's field values, such as an increment, are class instances and stay as they are.
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** Always later than the previous one, so that readers can compare versions. */
export function nextTimestamp(previous: string, now: string): string {
  return new Date(Math.max(Date.parse(now), Date.parse(previous) + 1)).toISOString();
}
