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
