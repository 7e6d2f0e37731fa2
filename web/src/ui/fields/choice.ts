import { defineRecipe } from '@chakra-ui/react';
import type { Ref } from 'react';

/** A native checkbox or radio button in the shop's gold, whose label is the whole row, so that a thumb can hit it. */
export const choiceRowRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingBlock: '1',
    cursor: 'pointer',
    lineHeight: 'snug',
    // A long word must not widen the row.
    overflowWrap: 'anywhere',
    '& input': {
      flexShrink: '0',
      width: '6',
      height: '6',
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      borderWidth: '2px',
      borderColor: 'line.control',
      background: 'surface',
      cursor: 'pointer',
    },
    '& input:hover': { borderColor: 'ink' },
    '& input:checked': { borderColor: 'ink', background: 'gold' },
    '& input[aria-invalid=true]': { borderColor: 'danger.text' },
    '& input:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input::before': {
      content: '""',
      // Drawn as a border, because forced colours remove backgrounds.
      borderWidth: '0.375rem',
      borderColor: '#12241C',
      transform: 'scale(0)',
    },
    '& input:checked::before': { transform: 'scale(1)' },
    '& input[type=radio], & input[type=radio]::before': { borderRadius: 'full' },
    '& input[type=checkbox]': { borderRadius: 'sm' },
    '& input[type=checkbox]::before': {
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
    },
    '& input:disabled': { opacity: '0.5', cursor: 'not-allowed' },
    '&:has(input:disabled)': { color: 'ink.muted', cursor: 'not-allowed' },
  },
});

const seen = new WeakSet<HTMLInputElement>();

/**
 * A radio button or checkbox can be chosen before hydration. React and the form library then reset it to its default.
 * This ref clicks it again, so that both know the choice.
 */
export function keepChoice(ref: Ref<HTMLInputElement> | undefined): (node: HTMLInputElement | null) => void {
  return (node) => {
    const isNew = node !== null && !seen.has(node);
    const isChosenEarly = isNew && node.checked && !node.defaultChecked;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!isNew) return;
    seen.add(node);
    if (!isChosenEarly) return;
    // Synchronous, as a submit click from before hydration is repeated right after this.
    node.checked = false;
    node.click();
  };
}
