import { type ComponentProps, useEffect, useState } from 'react';
import type { SuggestionList } from './suggestion-list.tsx';

type SuggestionProps = Omit<ComponentProps<typeof SuggestionList>, 'isTyped'>;
type Loaded = { List: typeof SuggestionList; isTyped: boolean };

/** Of the field itself, from the first HTML on: screen readers read a field again whose role changes when it gets the focus. */
export const suggestsAddresses = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;

/** Suggests addresses below a field, which has the attributes above. Nothing of it is loaded before the field is used. */
export function AddressSuggestions(props: SuggestionProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { fieldId } = props;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    // Also before the page came to life.
    let isTyped = document.activeElement === field && field.value !== '';
    const remember = () => {
      isTyped = true;
    };
    const load = () =>
      import('./suggestion-list.tsx').then(
        ({ SuggestionList: List }) => setLoaded({ List, isTyped }),
        () => undefined,
      );
    if (document.activeElement === field) void load();
    field.addEventListener('focus', load, { once: true });
    field.addEventListener('input', remember);
    return () => {
      field.removeEventListener('focus', load);
      field.removeEventListener('input', remember);
    };
  }, [fieldId]);
  return loaded ? <loaded.List {...props} isTyped={loaded.isTyped} /> : null;
}
