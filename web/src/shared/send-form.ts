import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toFailure } from '#data/client/failure.ts';
import { showServerErrors } from '#ui/fields/use-validated-form.ts';

/** A submit handler that shows a refused request's errors at the form's fields, or in its error summary. */
export function sendForm<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  send: (values: Out) => Promise<void>,
) {
  return (values: Out) => send(values).catch((thrown) => showServerErrors(form, toFailure(thrown)));
}
