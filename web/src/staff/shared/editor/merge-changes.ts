/** What two people changed at the same time is put together field by field; nobody's work goes unseen. */

type Values = Record<string, unknown>;

/** The fields whose value is another one, with the new value. */
export function listChanged<T extends Values>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([name, value]) => !Object.is(before[name], value));
  return Object.fromEntries(changed) as Partial<T>;
}

export type Conflict = {
  field: string;
  before: unknown;
  theirs: unknown;
  /** What stands in the form and would replace theirs; left out where the field was not touched here. */
  mine?: unknown;
};

/** What somebody else changed since the version of that moment, which was opened here. */
export type Conflicts = { since: string; fields: readonly Conflict[] };

export const noConflicts: Conflicts = { since: '', fields: [] };

/**
 * @param before the item as it was when it was opened here
 * @param theirs as somebody else has stored it since
 * @param mine what was changed here, and is not stored
 * @returns every field that they changed
 */
export function listConflicts<T extends Values>(before: T, theirs: T, mine: Partial<T>): Conflict[] {
  return Object.entries(listChanged(before, theirs)).map(([field, value]) => ({
    field,
    before: before[field],
    theirs: value,
    ...(field in mine && !Object.is(mine[field], value) && { mine: mine[field] }),
  }));
}

/**
 * Puts what was changed here onto what is stored by now.
 *
 * @param amounts the fields of which the difference counts: so many more or fewer than there were, but never below none
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
