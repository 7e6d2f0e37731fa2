import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Syncs an uncontrolled field with a text from elsewhere, such as the URL, but never while the user types in it. */
export function useFieldText(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isTypedIn = useRef(false);

  useEffect(() => {
    const input = field.current;
    const note = ({ type }: Event) => {
      isTypedIn.current = type === 'input';
    };
    input?.addEventListener('input', note);
    input?.addEventListener('blur', note);
    return () => {
      input?.removeEventListener('input', note);
      input?.removeEventListener('blur', note);
    };
  }, []);

  useLayoutEffect(() => {
    if (!isTypedIn.current) writeInto(field.current, text);
  }, [text]);

  return field;
}

/** A trailing space may precede the next word, so it does not count as a difference. */
export function writeInto(field: HTMLInputElement | null, text: string): void {
  if (field && field.value.trim() !== text) field.value = text;
}
