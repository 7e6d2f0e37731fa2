import type { Ref } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A page can be typed into before its script has arrived. A form library that then takes the field over writes its own
 * default into it; this ref gives what the person typed back, and tells the library so.
 */
export function hydrationSafeRef<C extends Control>(ref: Ref<C> | undefined): (node: C | null) => void {
  return (node) => {
    const typed = node ? readTyped(node) : '';
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!node || node.value === typed) return;
    if (typed === '') return typeOver(node);
    node.value = typed;
    // A form library listens for the one on a select and for the other everywhere else.
    const type = node instanceof HTMLSelectElement ? 'change' : 'input';
    queueMicrotask(() => node.dispatchEvent(new Event(type, { bubbles: true })));
  };
}

/** Whoever stands in a line of text types over what has just come into it, not on at its end. */
export function typeOver(node: Element | null): void {
  if (node === document.activeElement && node instanceof HTMLInputElement) node.select();
}

/** What the person put in. A built select stands on its first option until somebody chooses. */
function readTyped(node: Control): string {
  return node instanceof HTMLSelectElement && node.selectedIndex <= 0 ? '' : node.value;
}
