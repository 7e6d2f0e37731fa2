import * as z from 'zod/mini';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.output<typeof fieldChange>;

/** @param before empty for a new record @param after empty for a deleted one */
export function listFieldChanges(before: object, after: object): FieldChange[] {
  const [from, to] = [readValues(before), readValues(after)];
  const fields = new Set([...from.keys(), ...to.keys()]);
  return [...fields]
    .filter((field) => JSON.stringify(from.get(field)) !== JSON.stringify(to.get(field)))
    .map((field) => ({ field, from: toText(from.get(field)), to: toText(to.get(field)) }));
}

const ignoredFields = new Set(['_id', 'createdAt', 'updatedAt', 'editedAt', 'emailProvenAt']);

const listed = z.union([
  z.string().check(z.minLength(1)),
  z.number(),
  z.boolean(),
  z.array(z.object({ _id: z.string(), name: z.string() })).check(z.minLength(1)),
]);
type Listed = z.output<typeof listed>;

function readValues(record: object): Map<string, Listed> {
  const values = new Map<string, Listed>();
  for (const [field, content] of Object.entries(record)) {
    // An empty field and an absent one are the same to readers.
    const { data } = listed.safeParse(content);
    if (data !== undefined && !ignoredFields.has(field)) values.set(field, data);
  }
  return values;
}

function toText(content: Listed | undefined): FieldChange['from'] {
  return typeof content === 'object' ? content.map(({ name }) => name).join(', ') : (content ?? null);
}
