/**
 * Moments are ISO strings in the shop and timestamps in Firestore, where they can be ordered and expire. A field is a
 * moment when it is called `at` or its name ends in `At`.
 */
import type { Timestamp } from '@google-cloud/firestore';

type TimestampClass = { fromDate(date: Date): Timestamp };

const timestampField = /(^at|At)$/;

/** Tells by a field's name whether it holds a moment. */
export function isTimestampField(name: string): boolean {
  return timestampField.test(name);
}

/** Turns a record's moments into timestamps, however deep they stand. */
export function toStored(value: unknown, timestamps: TimestampClass, name = ''): unknown {
  if (typeof value === 'string' && isTimestampField(name)) return timestamps.fromDate(new Date(value));
  if (Array.isArray(value)) return value.map((item) => toStored(item, timestamps));
  if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.fromEntries(entries.map(([key, field]) => [key, toStored(field, timestamps, key)]));
  }
  return value;
}

/** Turns timestamps into ISO strings, however deep they stand. */
export function fromStored(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(fromStored);
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fromStored(field)]));
  }
  return value;
}

// What Firestore puts in the place of a field, such as an increment, is an instance of a class and stays as it is.
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/**
 * Gives the moment of a change, which is always later than the one before it: by the moment, people can tell whether
 * what they have read is still what there is.
 *
 * @param previous when it was last changed
 * @param now the present
 */
export function nextTimestamp(previous: string, now: string): string {
  return new Date(Math.max(Date.parse(now), Date.parse(previous) + 1)).toISOString();
}
