/** What changed about a record, field by field: the audit trail keeps it. */
import * as z from 'zod/mini';

/** A field's value; nothing there is null. */
const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.output<typeof fieldChange>;

/**
 * Lists the fields in which two records differ. Only texts, numbers and yes or no are compared; moments of change are
 * told by the audit entry itself.
 *
 * @param before the record as it was; nothing for one that is new
 * @param after the record as it is; nothing for one that is gone
 */
export function listFieldChanges(before: object, after: object): FieldChange[] {
  const [from, to] = [readValues(before), readValues(after)];
  const fields = new Set([...from.keys(), ...to.keys()]);
  return [...fields]
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((change) => change.from !== change.to);
}

const ignoredFields = new Set(['_id', 'createdAt', 'updatedAt', 'emailProvenAt']);

function readValues(record: object): Map<string, string | number | boolean> {
  const values = new Map<string, string | number | boolean>();
  for (const [field, content] of Object.entries(record)) {
    const isListed = ['string', 'number', 'boolean'].includes(typeof content) && !ignoredFields.has(field);
    // A field that was empty and one that was not there are the same to whoever reads the change.
    if (isListed && content !== '') values.set(field, content);
  }
  return values;
}
