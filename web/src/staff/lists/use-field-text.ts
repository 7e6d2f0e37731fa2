import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a field that shows a text from elsewhere, such as the address: what changes there is written into the field,
 * which stays as it is otherwise, with the focus and with what is being typed.
 */
export function useFieldText(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  return field;
}
