import type { Ref } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A page can be typed into before its script has arrived. A form library that then takes the field over writes its own
 * default into it; this ref gives what the person typed back, and tells the library so.
 */
export function keepTypedText<C extends Control>(ref: Ref<C> | undefined): (node: C | null) => void {
  return (node) => {
    const typed = node?.value ?? '';
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!node || typed === '' || node.value === typed || node instanceof HTMLSelectElement) return;
    node.value = typed;
    queueMicrotask(() => node.dispatchEvent(new Event('input', { bubbles: true })));
  };
}
