import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, saveDraft } from '#state/drafts.ts';

/**
 * Keeps what is typed, so that a reload or a detour loses nothing. Passwords are never kept.
 *
 * @param draftName where it is kept; read it back with `readKeptValues`
 * @returns forgets it, once it has been sent
 */
export function useKeptValues<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  draftName: string,
): () => void {
  const { watch } = form;

  useEffect(() => {
    const subscription = watch((values) => saveDraft(draftName, withoutPasswords(values)));
    return () => subscription.unsubscribe();
  }, [watch, draftName]);

  return () => dropDraft(draftName);
}

function withoutPasswords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
