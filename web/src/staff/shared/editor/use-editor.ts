import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { carryOver, listChanged, listConflicts, noConflicts } from './merge-changes.ts';
import { setField } from './set-field.ts';
import { type Base, useEditorDraft } from './use-editor-draft.ts';

type Item = { _id: string; updatedAt: string };

/** Something new has no moment of its last change until it is saved for the first time. */
export const isStored = ({ updatedAt }: Item) => updatedAt !== '';

type EditorOptions<Fields extends FieldValues, T extends Item> = {
  schema: Parameters<typeof useValidatedForm<Fields, Fields>>[0];
  item: T;
  /** The fields that the form has, from an item. */
  fieldsOf: (item: T) => Fields;
  /** Reads what the server says that the item is by now; null where it makes no sense of it. */
  parseItem: (value: unknown) => T | null;
  /** Sends what was changed, and gives the item as it is stored. */
  send: (changed: Partial<Fields>, base: T) => Promise<T>;
  /** From what is stored now, and what was to be stored. */
  describeSaved: (saved: T, sent: Fields) => string;
  onSaved?: (saved: T) => void;
  /** The fields of which the difference is stored: what others added or took meanwhile stays added or taken. */
  amounts?: readonly (keyof Fields & string)[];
};

export type Editor<Fields extends FieldValues, T extends Item> = ReturnType<typeof useEditor<Fields, T>>;

/**
 * Edits an item. Only what was changed is sent, with the moment of the last change that this screen knows of; what
 * somebody else stored since is shown and never overwritten without a second, knowing save.
 */
export function useEditor<Fields extends FieldValues, T extends Item>(options: EditorOptions<Fields, T>) {
  const { schema, item, fieldsOf, parseItem, send, describeSaved, onSaved, amounts = [] } = options;
  const baseOf = (one: T): Base => ({ fields: fieldsOf(one), updatedAt: one.updatedAt });
  const [stored, setStored] = useState(item);
  const form = useValidatedForm<Fields, Fields>(schema, fieldsOf(item) as DefaultValues<Fields>);
  // What the form is compared with, also in the very moment in which it is filled anew.
  const base = useRef(baseOf(item));
  const draft = useEditorDraft(form, item._id, base, amounts);
  const [conflicts, setConflicts] = useState(draft.conflicts);
  const [isGone, setGone] = useState(false);

  /** Puts an item under the form: fields that hold something else than `since` are one's own and stay. */
  const adopt = (next: T, since = base.current.fields) => {
    const now = fieldsOf(next);
    const mine = carryOver(since, now, listChanged(since, form.getValues()), amounts);
    base.current = baseOf(next);
    form.resetDefaultValues(now);
    for (const [name, value] of Object.entries({ ...now, ...mine })) setField(form, name, value);
    setStored(next);
  };

  const showConflicts = (theirs: T) => {
    const { fields: before, updatedAt: since } = base.current;
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
      // What was typed while it was being sent is not saved yet.
      adopt(saved, sent);
      // Errors and attempts begin anew.
      form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepFieldsRef: true });
      draft.keep();
      setConflicts(noConflicts);
      showToast({ status: 'success', message: describeSaved(saved, fields) });
      onSaved?.(saved);
      return true;
    } catch (thrown) {
      const failure = toFailure(thrown);
      const current = parseItem(failure.extra.current);
      if (current) showConflicts(current);
      if (failure.code === 'NOT_FOUND') setGone(true);
      if (!current || failure.code !== 'VERSION') showServerErrors(form, failure);
      return false;
    }
  };

  const takeStored = (field: string) => {
    setField(form, field, base.current.fields[field]);
    setConflicts(({ since, fields }) => ({
      since,
      fields: fields.map((one) => (one.field === field ? { ...one, mine: undefined } : one)),
    }));
  };

  const discard = () => {
    draft.discard();
    setConflicts(noConflicts);
  };

  return {
    form,
    /** The item as it is stored, as far as this screen knows. */
    stored,
    /** Tells whether it is stored. */
    save,
    /** What somebody else changed meanwhile, once saving has shown it. */
    conflicts,
    /** Drops one's own change of a field: it holds what is stored there by now. */
    takeStored,
    /** Takes over an item that was stored in another way; what was typed here stays. */
    adopt: (next: T) => adopt(next),
    /** Somebody has deleted it meanwhile, as saving has shown. */
    isGone,
    draft: { ...draft, discard },
  };
}
