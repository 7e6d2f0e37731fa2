import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toFailure } from '#data/failure.ts';
import { showServerErrors } from '#ui/fields/use-validated-form.ts';

/** What a form does with its valid values. Where that is refused, its fields or the summary on top say why. */
export function sendForm<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  send: (values: Out) => Promise<void>,
) {
  return (values: Out) => send(values).catch((thrown) => showServerErrors(form, toFailure(thrown)));
}
