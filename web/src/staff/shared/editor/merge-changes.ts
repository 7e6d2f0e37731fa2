/** Merges what two people changed at the same time, field by field, so that neither overwrites the other unseen. */

type Values = Record<string, unknown>;

const isSame = (a: unknown, b: unknown) =>
  Object.is(a, b) || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

export function listChanged<T extends Values>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name], value));
  return Object.fromEntries(changed) as Partial<T>;
}

export type Conflict = {
  field: string;
  before: unknown;
  theirs: unknown;
  /** The value in this form that would replace theirs; left out where the field was not changed here. */
  mine?: unknown;
};

/** What someone else changed since the version of that moment, which was opened here. */
export type Conflicts = { since: string; fields: readonly Conflict[] };

export const withTheirs = ({ since, fields }: Conflicts, field: string): Conflicts => ({
  since,
  fields: fields.map((one) => (one.field === field ? { ...one, mine: undefined } : one)),
});

export const noConflicts: Conflicts = { since: '', fields: [] };

/**
 * @param before the record as it was when it was opened here
 * @param theirs as someone else has stored it since
 * @param mine what was changed here and is not saved
 * @returns every field that they changed
 */
export function listConflicts<T extends Values>(before: T, theirs: T, mine: Partial<T>): Conflict[] {
  return Object.entries(listChanged(before, theirs)).map(([field, value]) => ({
    field,
    before: before[field],
    theirs: value,
    ...(field in mine && !isSame(mine[field], value) && { mine: mine[field] }),
  }));
}

/**
 * Applies the changes made here to the version that is stored now.
 *
 * @param amounts number fields whose difference is added to the stored value, with a minimum of 0
 */
export function carryOver<T extends Values>(
  before: T,
  now: T,
  mine: Partial<T>,
  amounts: readonly (keyof T)[],
): Partial<T> {
  const moved = amounts.filter((field) => field in mine && now[field] !== before[field]);
  const carried = moved.map((field) => [
    field,
    Math.max(0, Number(now[field]) + Number(mine[field]) - Number(before[field])),
  ]);
  return { ...mine, ...Object.fromEntries(carried) };
}
