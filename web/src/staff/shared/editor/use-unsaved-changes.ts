import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropUnsaved, keepUnsaved, readUnsaved } from '#state/unsaved.ts';
import { type Conflicts, carryOver, listChanged, listConflicts, noConflicts } from './merge-changes.ts';
import { setField } from './set-field.ts';

/** The record that a form is compared with: its stored fields, and their `editedAt`. */
export type Base = { id: string; fields: FieldValues; seenAt: string };

type Kept = { base: Base; mine: FieldValues };

export const nameUnsaved = (id: string) => `staff-${id}`;

/**
 * Keeps unsaved changes, so that Back, a reload or an ended session loses nothing. They are restored on top of the
 * current version, with the conflicts where someone else changed the same fields.
 */
export function useUnsavedChanges<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  base: RefObject<Base>,
  amounts: readonly string[],
) {
  const { watch } = form;
  const [restored, setRestored] = useState(() => restore(base.current, amounts));

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are restored once, when the editor is opened.
  useEffect(() => {
    for (const [field, value] of Object.entries(restored.mine)) setField(form, field, value);
  }, []);

  const drop = useCallback(() => dropUnsaved(nameUnsaved(base.current.id)), [base]);
  const keep = useCallback(
    (values: FieldValues) => {
      // Only the publish button sets isPublished; what comes back never does.
      const { isPublished, ...changed } = listChanged<FieldValues>(base.current.fields, values);
      const mine = withoutClearedNumbers(changed);
      if (Object.keys(mine).length > 0)
        keepUnsaved(nameUnsaved(base.current.id), { base: base.current, mine } satisfies Kept);
      else drop();
    },
    [base, drop],
  );

  useEffect(() => {
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [watch, keep]);

  return {
    restored: Object.keys(restored.mine),
    conflicts: restored.conflicts,
    discard: () => {
      form.reset(undefined, { keepFieldsRef: true });
      drop();
      setRestored({ mine: {}, conflicts: noConflicts });
    },
    keep: () => keep(form.getValues()),
    drop,
  };
}

function restore(
  { id, fields: now }: Base,
  amounts: readonly string[],
): { mine: FieldValues; conflicts: Conflicts } {
  const kept = readUnsaved(nameUnsaved(id)) as Partial<Kept>;
  const before = kept.base?.fields ?? now;
  const mine = listChanged(now, carryOver(before, now, kept.mine ?? {}, amounts));
  const fields = listConflicts(before, now, mine).filter(({ field }) => field in mine);
  return { mine, conflicts: { since: kept.base?.seenAt ?? '', fields } };
}

/** A number that may not be empty is NaN while it is, which JSON would store as null, as those that may be. */
function withoutClearedNumbers(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !Number.isNaN(value)));
}
