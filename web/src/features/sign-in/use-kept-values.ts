import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, saveDraft } from '#state/drafts.ts';

/**
 * Keeps what is typed, so that a reload or a detour loses nothing. Passwords are never kept.
 *
 * @param draftName where it is kept
 * @returns forgets it, once it has been sent
 */
export function useKeptValues<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  draftName: string,
): () => void {
  const { watch, getValues } = form;

  useEffect(() => {
    const keep = (values: Record<string, unknown>) => {
      const kept = Object.entries(values).filter(([name, value]) => value !== '' && !/password/i.test(name));
      saveDraft(draftName, Object.fromEntries(kept));
    };
    // What was typed before the script came is in the form without having been a change.
    keep(getValues());
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [watch, getValues, draftName]);

  return () => dropDraft(draftName);
}
