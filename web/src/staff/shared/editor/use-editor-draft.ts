import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';
import { type Conflicts, carryOver, listChanged, listConflicts, noConflicts } from './merge-changes.ts';
import { setField } from './set-field.ts';

/** The fields as they are stored, and the moment of the last change. */
export type Base = { fields: FieldValues; updatedAt: string };

/** What was changed here, and what it was changed from. */
type Kept = { base: Base; mine: FieldValues };

const nameOf = (id: string) => `staff-${id}`;

/** What was typed into an editor and not saved, complete with what was stored; null where nothing is kept. */
export function readKeptFields(id: string): FieldValues | null {
  const { base, mine } = readDraft(nameOf(id)) as Partial<Kept>;
  return base && mine ? { ...base.fields, ...mine } : null;
}

/** Keeps fields for an editor that is opened next, as if they had been typed there. */
export function keepFields(id: string, fields: FieldValues, mine: FieldValues): void {
  saveDraft(nameOf(id), { base: { fields, updatedAt: '' }, mine } satisfies Kept);
}

/** What was typed while something new was stored goes on at its own address. */
export function moveDraft(from: string, to: string): void {
  const kept = readDraft(nameOf(from));
  if (Object.keys(kept).length > 0) saveDraft(nameOf(to), kept);
  dropDraft(nameOf(from));
}

/**
 * Keeps what was changed and not saved, so that Back, a reload or an ended session loses nothing. It comes back on top
 * of the item as it is by then, and tells where somebody else has changed the same.
 */
export function useEditorDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  id: string,
  base: RefObject<Base>,
  amounts: readonly string[],
) {
  const name = nameOf(id);
  const { watch } = form;
  const [restored, setRestored] = useState(() => restore(name, base.current.fields, amounts));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes back once, when the editor is opened.
  useEffect(() => {
    for (const [field, value] of Object.entries(restored.mine)) setField(form, field, value);
  }, []);

  const keep = useCallback(
    (values: FieldValues) => {
      // Whether customers see it is answered by a button each time, and never by what was kept.
      const { isPublished, ...mine } = listChanged<FieldValues>(base.current.fields, values);
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
    /** The fields that came back from before. */
    restored: Object.keys(restored.mine),
    /** Those of them that somebody else has changed since they were kept. */
    conflicts: restored.conflicts,
    /** Back to what is stored. */
    discard: () => {
      form.reset(undefined, { keepFieldsRef: true });
      dropDraft(name);
      setRestored({ mine: {}, conflicts: noConflicts });
    },
    /** Keeps what is not stored by now, which is nothing where all was saved. */
    keep: () => keep(form.getValues()),
    /** The person leaves without saving, and means it. */
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
  // A number that was cleared is none when it is read again.
  const usable = Object.entries(kept.mine ?? {}).filter(
    ([field, value]) => typeof value === typeof now[field],
  );
  const mine = listChanged(now, carryOver(before, now, Object.fromEntries(usable), amounts));
  const fields = listConflicts(before, now, mine).filter(({ field }) => field in mine);
  return { mine, conflicts: { since: kept.base?.updatedAt ?? '', fields } };
}
