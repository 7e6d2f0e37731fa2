import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';

type FormProps<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  /** Called with the parsed values. What it throws is the caller's to catch: see `showServerErrors`. */
  onValid: (values: Out) => void | Promise<void>;
  /** Lets a button that stands elsewhere on the page send the form: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Names the form, where a page has more than one. */
  'aria-label'?: string;
  children: ReactNode;
};

/** One column of fields with the error summary on top. Enter sends it; the browser's own bubbles are off. */
export function Form<In extends FieldValues, Out>({ form, onValid, children, ...rest }: FormProps<In, Out>) {
  const { errors, submitCount } = form.formState;
  return (
    <chakra.form
      noValidate
      onSubmit={form.handleSubmit(onValid)}
      display="grid"
      gap="5"
      maxWidth="form"
      {...rest}
    >
      <ErrorSummary problems={submitCount > 0 ? listProblems(errors) : []} attempt={submitCount} />
      {children}
    </chakra.form>
  );
}

/** The errors in the order of the fields on the page, nested ones by their dotted name, then what concerns the whole. */
function listProblems(errors: FieldErrors, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]): FormProblem[] => {
    if (!error) return [];
    if (typeof error.message !== 'string') return listProblems(error as FieldErrors, `${prefix}${name}.`);
    return [
      name === 'root' ? { message: error.message } : { fieldId: `${prefix}${name}`, message: error.message },
    ];
  });
}
