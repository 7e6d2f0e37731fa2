import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useFirstErrorToast } from '#components/use-first-error-toast.ts';
import { type Failure, toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { showServerErrors, useValidatedForm } from '#ui/use-validated-form.ts';
import { type Conflict, listChanged, listConflicts } from './merge-changes.ts';
import { useEditorDraft } from './use-editor-draft.ts';

type Item = { _id: string; updatedAt: string };

type EditorOptions<Fields extends FieldValues, T extends Item> = {
  schema: Parameters<typeof useValidatedForm<Fields, Fields>>[0];
  item: T;
  /** The fields that the form has, from an item. */
  fieldsOf: (item: T) => Fields;
  /** Reads what the server says that the item is by now; null where it makes no sense of it. */
  parseItem: (value: unknown) => T | null;
  /** Sends what was changed, and gives the item as it is stored. */
  send: (changed: Partial<Fields>, base: T) => Promise<T>;
  successMessage: string;
};

export type Editor<Fields extends FieldValues, T extends Item> = {
  form: UseFormReturn<Fields, unknown, Fields>;
  /** The item as it is stored, as far as this screen knows. */
  stored: T;
  /** Tells whether it is stored. */
  save: (fields: Fields) => Promise<boolean>;
  /** What somebody else changed meanwhile, once saving has shown it. */
  conflicts: readonly Conflict[];
  /** Drops one's own change of a field, or only the notice where there is none. */
  takeTheirs: (conflict: Conflict) => void;
  /** Takes over an item that was stored in another way; what was typed here stays. */
  adopt: (item: T) => void;
  draft: ReturnType<typeof useEditorDraft>;
};

/**
 * Edits an item. Only what was changed is sent, with the moment of the last change that this screen knows of; what
 * somebody else stored since is shown and never overwritten without a second, knowing save.
 */
export function useEditor<Fields extends FieldValues, T extends Item>(
  options: EditorOptions<Fields, T>,
): Editor<Fields, T> {
  const { schema, item, fieldsOf, parseItem, send, successMessage } = options;
  const [stored, setStored] = useState(item);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const form = useValidatedForm<Fields, Fields>(schema, fieldsOf(item) as DefaultValues<Fields>);
  // What the form is compared with, also in the very moment in which it is filled anew.
  const base = useRef<FieldValues>(fieldsOf(item));
  const draft = useEditorDraft(form, item._id, base);
  useFirstErrorToast(form);

  /** Puts an item under the form: fields that hold something else than `since` are one's own and stay. */
  const adopt = (next: T, since = fieldsOf(stored)) => {
    const mine = listChanged(since, form.getValues());
    base.current = fieldsOf(next);
    form.reset(fieldsOf(next), { keepFieldsRef: true, keepSubmitCount: true });
    draft.drop();
    for (const [name, value] of Object.entries(mine)) setField(form, name, value);
    setStored(next);
  };

  const showConflicts = async (failure: Failure) => {
    const theirs = parseItem(failure.extra.current);
    if (!theirs) return showServerErrors(form, failure);
    const before = fieldsOf(stored);
    setConflicts(listConflicts(before, fieldsOf(theirs), listChanged(before, form.getValues())));
    adopt(theirs);
  };

  const save = async (fields: Fields) => {
    const sent = structuredClone(form.getValues());
    const changed = listChanged(fieldsOf(stored), fields);
    try {
      const saved = Object.keys(changed).length > 0 ? await send(changed, stored) : stored;
      // What was typed while it was being sent is not saved yet.
      adopt(saved, sent);
      setConflicts([]);
      showToast({ status: 'success', message: successMessage });
      return true;
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code === 'VERSION') await showConflicts(failure);
      else showServerErrors(form, failure);
      return false;
    }
  };

  const takeTheirs = (conflict: Conflict) => {
    setField(form, conflict.field, conflict.theirs);
    setConflicts((all) => all.map((one) => (one === conflict ? { ...one, mine: undefined } : one)));
  };

  return { form, stored, save, conflicts, takeTheirs, adopt: (next) => adopt(next), draft };
}

function setField<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  name: string,
  value: unknown,
): void {
  form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
}
