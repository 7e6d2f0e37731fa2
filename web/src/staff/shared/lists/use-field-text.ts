import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For a field that shows a text from elsewhere, such as the address: what changes there is written into the field, but
 * never while somebody types in it.
 */
export function useFieldText(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isTypedIn = useRef(false);

  useEffect(() => {
    const input = field.current;
    const begin = () => {
      isTypedIn.current = true;
    };
    const end = () => {
      isTypedIn.current = false;
    };
    input?.addEventListener('input', begin);
    input?.addEventListener('blur', end);
    return () => {
      input?.removeEventListener('input', begin);
      input?.removeEventListener('blur', end);
    };
  }, []);

  useLayoutEffect(() => {
    if (!isTypedIn.current) writeInto(field.current, text);
  }, [text]);

  return field;
}

/** A space at the end may stand before the next word: the field keeps it. */
export function writeInto(field: HTMLInputElement | null, text: string): void {
  if (field && field.value.trim() !== text) field.value = text;
}
