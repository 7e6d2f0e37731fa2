import { useEffect } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { dismissToast, showToast } from '#state/toasts.ts';

/**
 * After a failed attempt the toast repeats the first of the errors; all of them stand on the form. It goes with the next
 * attempt or the form: nobody is told on the next page what is wrong with the one before.
 */
export function useFirstErrorToast<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): void {
  const { errors, submitCount } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tells once, not each keystroke that mends or breaks a field.
  useEffect(() => {
    const message = submitCount > 0 && findFirstMessage(errors);
    if (!message) return;
    const id = showToast({ status: 'danger', message });
    return () => dismissToast(id);
  }, [submitCount]);
}

function findFirstMessage(errors: FieldErrors): string | undefined {
  const first = Object.values(errors).find((error) => typeof error?.message === 'string');
  return typeof first?.message === 'string' ? first.message : undefined;
}
