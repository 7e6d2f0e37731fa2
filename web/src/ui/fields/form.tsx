import { chakra } from '@chakra-ui/react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
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
  /** As wide as what it stands in: for fields in several columns. */
  isWide?: boolean;
  children: ReactNode;
};

/** One column of fields with the error summary on top. Enter sends it; the browser's own bubbles are off. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onValid, children, isWide = false, ...rest } = props;
  const { errors, submitCount } = form.formState;
  return (
    <chakra.form
      // Nothing waits for it at this address: it keeps a browser without scripts from sending what was typed in one.
      method="post"
      noValidate
      onMouseDown={keepFocusInField}
      onSubmit={(event) => {
        leaveField(event);
        return form.handleSubmit(onValid)(event);
      }}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth={isWide ? 'none' : 'form'}
      {...rest}
    >
      <ErrorSummary problems={submitCount > 0 ? listProblems(errors) : []} attempt={submitCount} />
      {children}
    </chakra.form>
  );
}

/**
 * A press on a button does not leave the field before it: the error that leaving it may show would push the button
 * away from under the pointer, and nothing would be sent or cancelled. Sending checks all fields anyway.
 */
function keepFocusInField(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/**
 * Leaves the field from which the form was sent, by Enter or by a press that kept the focus there. Were it left only
 * when the summary takes the focus, its check on leaving would wipe out what the server has said of it.
 */
function leaveField({ nativeEvent }: FormEvent): void {
  if ('submitter' in nativeEvent && nativeEvent.submitter instanceof HTMLElement) {
    nativeEvent.submitter.focus({ preventScroll: true });
  }
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
