import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';
import { listChanged } from './merge-changes.ts';

/**
 * Keeps what was changed and not saved, so that Back, a reload or an ended session loses nothing. It comes back on top
 * of the item as it is by then.
 *
 * @param base the fields as they are stored
 */
export function useEditorDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  id: string,
  base: RefObject<FieldValues>,
) {
  const name = `staff-${id}`;
  const { watch, setValue, getValues } = form;
  const [restored, setRestored] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes back once, when the editor is opened.
  useEffect(() => {
    const values: FieldValues = getValues();
    const kept = Object.entries(readDraft(name)).filter(
      ([field, value]) => typeof value === typeof values[field] && value !== values[field],
    );
    for (const [field, value] of kept)
      setValue(field as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    setRestored(kept.map(([field]) => field));
  }, []);

  useEffect(() => {
    const subscription = watch((values) => {
      const changed = listChanged<FieldValues>(base.current, values);
      if (Object.keys(changed).length > 0) saveDraft(name, changed);
      else dropDraft(name);
    });
    return () => subscription.unsubscribe();
  }, [watch, base, name]);

  return {
    /** The fields that came back from before. */
    restored,
    /** Back to what is stored. */
    discard: () => {
      form.reset(undefined, { keepFieldsRef: true });
      dropDraft(name);
      setRestored([]);
    },
    /** The person leaves without saving, and means it. */
    drop: () => dropDraft(name),
  };
}
