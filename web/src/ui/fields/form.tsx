import { chakra } from '@chakra-ui/react';
import { type BaseSyntheticEvent, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';

type FormProps<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  /** Gets the parsed values. It must handle its own errors: see `showServerErrors`. */
  onValid: (values: Out, event?: BaseSyntheticEvent<object>) => void | Promise<void>;
  /** Told when the form is sent, before it is validated. */
  onSend?: () => void;
  /** The id by which a button outside the form can submit it: `<Button type="submit" form={id}>`. */
  id?: string;
  'aria-label'?: string;
  /** Takes the full width, for fields in several columns. */
  isWide?: boolean;
  children: ReactNode;
};

const noProblems: FormProblem[] = [];

/** A form with an error summary above its fields. The browser's own validation messages are off. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onValid, onSend, children, isWide = false, ...rest } = props;
  const { errors, submitCount } = form.formState;
  // The summary stays as it is until the next try: a line that went with each mended field would move the form.
  const [tried, setTried] = useState({ attempt: 0, problems: noProblems });
  if (tried.attempt !== submitCount) setTried({ attempt: submitCount, problems: listProblems(errors) });
  useEffect(() => {
    document.addEventListener('mousedown', keepFocusInField);
    return () => document.removeEventListener('mousedown', keepFocusInField);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    leaveField(event);
    onSend?.();
    return form.handleSubmit(onValid)(event);
  };
  return (
    <chakra.form
      // Outside a dialog it sends nothing: without JavaScript, a press leaves all that was typed, and nothing in the URL.
      method="dialog"
      noValidate
      onSubmit={submit}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth={isWide ? 'none' : 'form'}
      {...rest}
    >
      <ErrorSummary {...tried} />
      {children}
    </chakra.form>
  );
}

/**
 * Pressing a button or a link, in the form or beside it, does not blur the field before it: an error shown on blur would
 * push it away from under the pointer, and the click would be lost. Submitting validates all fields anyway.
 */
function keepFocusInField(event: MouseEvent): void {
  const isInForm = document.activeElement?.closest('form') != null;
  if (isInForm && event.target instanceof Element && event.target.closest('button, a, summary'))
    event.preventDefault();
}

/**
 * Blurs the field from which the form was submitted, by Enter or by a press that kept the focus there. If it were
 * blurred only when the summary takes the focus, its validation on blur would remove the server's error.
 */
function leaveField({ nativeEvent }: FormEvent): void {
  if ('submitter' in nativeEvent && nativeEvent.submitter instanceof HTMLElement) {
    nativeEvent.submitter.focus({ preventScroll: true });
  }
}

/** The errors in the order of the fields on the page, nested ones by dotted name, then those of the whole form. */
function listProblems(errors: FieldErrors, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]): FormProblem[] => {
    if (!error) return [];
    if (typeof error.message !== 'string') return listProblems(error as FieldErrors, `${prefix}${name}.`);
    return [
      name === 'root' ? { message: error.message } : { fieldId: `${prefix}${name}`, message: error.message },
    ];
  });
}
