import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { typeOver } from './hydration-safe-input.ts';

/** Any schema of the domain, as a Standard Schema. */
type FormSchema<In extends FieldValues, Out> = Parameters<typeof standardSchemaResolver<In, unknown, Out>>[0];

/**
 * A form that validates with the server's schema: a field on blur, all of them on submit, never in the middle of a
 * word. An error that is shown disappears with the keystroke that fixes it.
 */
export function useValidatedForm<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { watch, getFieldState, trigger } = form;

  useEffect(() => {
    const subscription = watch((_, { name, type }) => {
      if (type === 'change' && name && getFieldState(name).error) void trigger(name);
    });
    return () => subscription.unsubscribe();
  }, [watch, getFieldState, trigger]);

  return form;
}

export function readError<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: Path<In>,
): string | undefined {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return error?.message;
}

/** The props that bind a field to a form: `<TextField label="Email" {...bind(form, 'email')} />`. */
export function bind<In extends FieldValues, Out, Name extends Path<In>>(
  form: UseFormReturn<In, unknown, Out>,
  name: Name,
  options?: RegisterOptions<In, Name>,
) {
  return { ...form.register(name, options), error: readError(form, name) };
}

/** As `bind`, for a text that is blank until there is something to send: leaving it so is no error. */
export function bindBlank<In extends FieldValues, Out, Name extends Path<In>>(
  form: UseFormReturn<In, unknown, Out>,
  name: Name,
) {
  const field = bind(form, name);
  const onBlur: typeof field.onBlur = async (event) => {
    if (form.getValues(name)) await field.onBlur(event);
  };
  return { ...field, onBlur };
}

/**
 * Writes a text into a field: it is kept as typed, and an error that it mends goes. Where the field has the focus, typing
 * replaces another text than it had.
 */
export function setText<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: Path<In>,
  text: string,
): void {
  const isNew = form.getValues(name) !== text;
  form.setValue(name, text as PathValue<In, Path<In>>, { shouldDirty: true });
  const { activeElement } = document;
  if (isNew && activeElement?.getAttribute('name') === name) typeOver(activeElement);
  if (form.getFieldState(name).error) void form.trigger(name);
}

type Refusal = { message: string; fields?: Record<string, string> | undefined };

/** Shows the errors of a refused request at their fields, or above the form where no field is known. */
export function showServerErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  { message, fields = {} }: Refusal,
): void {
  const known = form.getValues();
  const atFields = Object.entries(fields).filter(([name]) => (name.split('.')[0] ?? name) in known);
  for (const [name, text] of atFields) form.setError(name as Path<In>, { message: text });
  if (atFields.length === 0) form.setError('root', { message });
}
