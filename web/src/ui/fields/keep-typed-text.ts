import type { Ref } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A page can be typed into before its script has arrived. A form library that then takes the field over writes its own
 * default into it; this ref gives what the person typed back, and tells the library so.
 */
export function keepTypedText<C extends Control>(ref: Ref<C> | undefined): (node: C | null) => void {
  return (node) => {
    const typed = node ? readTyped(node) : '';
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!node || typed === '' || node.value === typed) return;
    node.value = typed;
    // A form library listens for the one on a select and for the other everywhere else.
    const type = node instanceof HTMLSelectElement ? 'change' : 'input';
    queueMicrotask(() => node.dispatchEvent(new Event(type, { bubbles: true })));
  };
}

/** What the person put in. A built select stands on its first option until somebody chooses. */
function readTyped(node: Control): string {
  return node instanceof HTMLSelectElement && node.selectedIndex <= 0 ? '' : node.value;
}
