import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readKey } from '#ui/read-key.ts';

/**
 * Props of an uncontrolled input that stores what was typed when it is left: by the focus, with Enter, or with the page.
 * What changes elsewhere meanwhile is shown, but not over what is being typed.
 */
export function useStoredOnLeaving(value: string, store: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const settle = useRef(() => {});
  settle.current = () => {
    const { current: input } = field;
    if (!input || !isTyped.current) return;
    isTyped.current = false;
    store(input.value);
  };

  useEffect(() => {
    if (field.current && !isTyped.current) field.current.value = value;
  }, [value]);

  useEffect(() => {
    const input = field.current;
    const leave = () => {
      // React has taken the field out of its ref when the page is gone.
      field.current = input;
      settle.current();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    ref: field,
    defaultValue: value,
    onChange: () => {
      isTyped.current = true;
    },
    onBlur: () => settle.current(),
    onKeyDown: (event: KeyboardEvent) => {
      if (readKey(event) === 'Enter') settle.current();
    },
  };
}
