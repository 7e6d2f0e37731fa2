import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';

/**
 * Keeps what is typed, so that a reload or a detour loses nothing. Passwords are never kept, nor a form in which nobody
 * has typed: what it was filled in with may be another by the next visit.
 *
 * @param draftName where it is kept; read it back with `readDraftTexts`
 * @returns forgets it, once it has been sent
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  draftName: string,
): () => void {
  const { watch, getValues } = form;
  const { defaultValues } = form.formState;
  const shownAtFirst = useRef<Record<string, unknown>>(defaultValues);

  useEffect(() => {
    const keep = (values: Record<string, unknown>) => saveDraft(draftName, withoutPasswords(values));
    // What was typed before the script came is in the form without having been a change.
    const values: Record<string, unknown> = getValues();
    let isTyped = Object.keys(values).some((name) => values[name] !== shownAtFirst.current?.[name]);
    if (isTyped) keep(values);
    const subscription = watch((changed, { type }) => {
      isTyped ||= type === 'change';
      if (isTyped) keep(changed);
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, draftName]);

  return () => dropDraft(draftName);
}

/** What was typed before, for a form of text fields; only texts of its own fields. */
export function readDraftTexts<T extends Record<string, string>>(draftName: string, empty: T): T {
  const draft = readDraft(draftName);
  const typed = Object.keys(empty).filter((name) => typeof draft[name] === 'string');
  return { ...empty, ...Object.fromEntries(typed.map((name) => [name, draft[name]])) };
}

function withoutPasswords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
