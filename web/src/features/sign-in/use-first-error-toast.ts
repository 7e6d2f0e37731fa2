import { useEffect } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { showToast } from '#state/toasts.ts';

/** After a failed attempt the toast repeats the first of the errors; all of them stand on the form. */
export function useFirstErrorToast<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): void {
  const { errors, submitCount } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tells once, not each keystroke that mends or breaks a field.
  useEffect(() => {
    const message = submitCount > 0 && findFirstMessage(errors);
    if (message) showToast({ status: 'danger', message });
  }, [submitCount]);
}

function findFirstMessage(errors: FieldErrors): string | undefined {
  return Object.values(errors).find((error) => typeof error?.message === 'string')?.message as
    | string
    | undefined;
}
