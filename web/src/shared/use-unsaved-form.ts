import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findPersonId } from '#state/session.ts';
import { dropUnsaved, keepUnsaved, readUnsaved } from '#state/unsaved.ts';

/**
 * Keeps what is typed, so that a reload or a detour loses nothing. Leaves out passwords, and forms in which
 * nothing was typed: their initial values may differ by the next visit.
 *
 * @param unsavedName what is typed is kept under it, for `readUnsavedTexts`
 * @returns drops it, once the form is sent
 */
export function useUnsavedForm<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  unsavedName: string,
): () => void {
  const { watch, getValues } = form;
  const { defaultValues } = form.formState;
  const shownAtFirst = useRef<Record<string, unknown>>(defaultValues ?? {});

  // The form shows its person's details, and stays where their session ends.
  const person = useRef(findPersonId());

  useEffect(() => {
    const keep = (values: Record<string, unknown>) =>
      keepUnsaved(unsavedName, withoutPasswords(values), person.current ?? findPersonId());
    // Text typed before hydration is in the form, but caused no change event.
    const values: Record<string, unknown> = getValues();
    let isTyped = Object.keys(values).some(
      (name) => typeof values[name] === 'string' && values[name] !== shownAtFirst.current[name],
    );
    if (isTyped) keep(values);
    const subscription = watch((changed, { type }) => {
      isTyped ||= type === 'change' || hasOtherRows(changed, shownAtFirst.current);
      if (isTyped) keep(changed);
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, unsavedName]);

  return () => dropUnsaved(unsavedName);
}

/** Reads what is unsaved of a form of text fields. Ignores other fields, and values that are no texts. */
export function readUnsavedTexts<T extends Record<string, string>>(unsavedName: string, empty: T): T {
  const unsaved = readUnsaved(unsavedName);
  const typed = Object.keys(empty).filter((name) => typeof unsaved[name] === 'string');
  return { ...empty, ...Object.fromEntries(typed.map((name) => [name, unsaved[name]])) };
}

/** Adding a row, removing one, and choosing its item are no change events either. */
function hasOtherRows(values: Record<string, unknown>, first: Record<string, unknown>): boolean {
  const write = (rows: unknown) => Array.isArray(rows) && JSON.stringify(rows);
  return Object.keys(values).some((name) => write(values[name]) !== write(first[name]));
}

function withoutPasswords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
