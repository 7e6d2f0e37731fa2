import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';
import { type Conflicts, carryOver, listChanged, listConflicts, noConflicts } from './merge-changes.ts';
import { setField } from './set-field.ts';

/** The stored fields that a form is compared with, and their `editedAt`. */
export type Base = { fields: FieldValues; seenAt: string };

type Kept = { base: Base; mine: FieldValues };

export const nameDraft = (id: string) => `staff-${id}`;

export function moveDraft(from: string, to: string): void {
  const kept = readDraft(nameDraft(from));
  if (Object.keys(kept).length > 0) saveDraft(nameDraft(to), kept);
  dropDraft(nameDraft(from));
}

/**
 * Keeps unsaved changes as a draft, so that Back, a reload or an ended session loses nothing. It is restored on top of
 * the current version, with the conflicts where someone else changed the same fields.
 */
export function useEditorDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  id: string,
  base: RefObject<Base>,
  amounts: readonly string[],
) {
  const name = nameDraft(id);
  const { watch } = form;
  const [restored, setRestored] = useState(() => restore(name, base.current.fields, amounts));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the editor is opened.
  useEffect(() => {
    for (const [field, value] of Object.entries(restored.mine)) setField(form, field, value);
  }, []);

  const keep = useCallback(
    (values: FieldValues) => {
      // Only the publish button sets isPublished; a draft never does.
      const { isPublished, ...changed } = listChanged<FieldValues>(base.current.fields, values);
      const mine = withoutClearedNumbers(changed);
      if (Object.keys(mine).length > 0) saveDraft(name, { base: base.current, mine } satisfies Kept);
      else dropDraft(name);
    },
    [base, name],
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
      dropDraft(name);
      setRestored({ mine: {}, conflicts: noConflicts });
    },
    keep: () => keep(form.getValues()),
    drop: () => dropDraft(name),
  };
}

function restore(
  name: string,
  now: FieldValues,
  amounts: readonly string[],
): { mine: FieldValues; conflicts: Conflicts } {
  const kept = readDraft(name) as Partial<Kept>;
  const before = kept.base?.fields ?? now;
  const mine = listChanged(now, carryOver(before, now, kept.mine ?? {}, amounts));
  const fields = listConflicts(before, now, mine).filter(({ field }) => field in mine);
  return { mine, conflicts: { since: kept.base?.seenAt ?? '', fields } };
}

/** A number that may not be empty is NaN while it is, which JSON would store as null, as those that may be. */
function withoutClearedNumbers(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !Number.isNaN(value)));
}
