import { useEffect, useRef } from 'react';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';

/**
 * Focuses the first item that "Show more" brought, once it is there: the button is further down then, or gone.
 *
 * @param shown how many items are shown, each an `article`
 */
export function useGoOn<E extends HTMLElement>(shown: number) {
  const list = useRef<E>(null);
  /** The place of that item; null where none was asked for. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    focusHeadingOf(list.current?.querySelectorAll('article')[awaited.current] ?? null);
    awaited.current = null;
  }, [shown]);
  const goOn = () => {
    awaited.current = shown;
  };
  return { list, goOn };
}
