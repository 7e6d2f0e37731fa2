import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { toFailure } from '#data/client/failure.ts';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { carryOver, listChanged, listConflicts, noConflicts, withTheirs } from './merge-changes.ts';
import { setField } from './set-field.ts';
import { type Base, useUnsavedChanges } from './use-unsaved-changes.ts';

export type EditedRecord = { _id: string; editedAt: string };

/** A new record has no editedAt until its first save. */
export const isStored = ({ editedAt }: EditedRecord) => editedAt !== '';

export type EditorOptions<Fields extends FieldValues, T extends EditedRecord> = {
  schema: Parameters<typeof useValidatedForm<Fields, Fields>>[0];
  record: T;
  fieldsOf: (record: T) => Fields;
  parseRecord: (value: unknown) => T | null;
  send: (changed: Partial<Fields>, base: T) => Promise<T>;
  describeSaved: (saved: T, sent: Fields) => string;
  onSaved?: (saved: T) => void;
  /** Number fields that are saved as a difference, so that what others added or took meanwhile still counts. */
  amounts?: readonly (keyof Fields & string)[];
};

export type Editor<Fields extends FieldValues, T extends EditedRecord> = ReturnType<
  typeof useEditor<Fields, T>
>;

/**
 * Edits a record. Sends only the changed fields, with the editedAt that this screen knows of. If someone else saved
 * since, their changes are shown, and overwritten only by a second save.
 */
export function useEditor<Fields extends FieldValues, T extends EditedRecord>(
  options: EditorOptions<Fields, T>,
) {
  const { schema, record, fieldsOf, parseRecord, send, describeSaved, onSaved, amounts = [] } = options;
  const baseOf = (one: T): Base => ({ id: one._id, fields: fieldsOf(one), seenAt: one.editedAt });
  const [stored, setStored] = useState(record);
  const form = useValidatedForm<Fields, Fields>(schema, fieldsOf(record) as DefaultValues<Fields>);
  // The version that the form is compared with. A ref, so that it is current while the form is being reset.
  const base = useRef(baseOf(record));
  const unsaved = useUnsavedChanges(form, base, amounts);
  const [conflicts, setConflicts] = useState(unsaved.conflicts);

  /** Puts another version of the record under the form. Fields that differ from `since` were changed here, and stay. */
  const adopt = (next: T, since = base.current.fields) => {
    const now = fieldsOf(next);
    const mine = carryOver(since, now, listChanged(since, form.getValues()), amounts);
    base.current = baseOf(next);
    form.resetDefaultValues(now);
    for (const [name, value] of Object.entries({ ...now, ...mine })) setField(form, name, value);
    setStored(next);
  };

  const showConflicts = (theirs: T) => {
    const { fields: before, seenAt: since } = base.current;
    adopt(theirs);
    const mine = listChanged<FieldValues>(fieldsOf(theirs), form.getValues());
    setConflicts({ since, fields: listConflicts(before, fieldsOf(theirs), mine) });
  };

  const save = async (fields: Fields) => {
    const sent = structuredClone(form.getValues());
    const changed = listChanged(fieldsOf(stored), fields);
    try {
      const hasNews = Object.keys(changed).length > 0 || !isStored(stored);
      const saved = hasNews ? await send(changed, stored) : stored;
      // A new record has its id from now on, under which the rest is kept.
      unsaved.drop();
      // What was typed during the request stays unsaved.
      adopt(saved, sent);
      // Clears errors and the count of attempts.
      form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepFieldsRef: true });
      unsaved.keep();
      setConflicts(noConflicts);
      showSuccess(describeSaved(saved, fields));
      onSaved?.(saved);
      return true;
    } catch (thrown) {
      const failure = toFailure(thrown);
      const current = parseRecord(failure.extra.current);
      if (current) showConflicts(current);
      if (!current || failure.code !== 'VERSION') showServerErrors(form, failure);
      return false;
    }
  };

  const takeStored = (field: string) => {
    setField(form, field, base.current.fields[field]);
    setConflicts((now) => withTheirs(now, field));
  };

  const discard = () => {
    unsaved.discard();
    setConflicts(noConflicts);
  };

  return {
    form,
    stored,
    save,
    conflicts,
    takeStored,
    /** Takes over a version that was stored without this form; unsaved changes stay. */
    adopt: (next: T) => adopt(next),
    unsaved: { ...unsaved, discard },
  };
}
