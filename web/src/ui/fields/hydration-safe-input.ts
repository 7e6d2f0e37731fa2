import type { Ref } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A page can be typed into before hydration. The form library then writes its default into the field; this ref restores
 * what was typed, and tells the library. What a browser put back after a reload was not typed: forms keep that themselves.
 */
export function hydrationSafeRef<C extends Control>(ref: Ref<C> | undefined): (node: C | null) => void {
  return (node) => {
    const early = node?.value ?? '';
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!node || node.value === early) return;
    // The mark is set by `build/prerender/page-scripts.ts`.
    if (!('isTyped' in node)) return typeOver(node);
    node.value = early;
    // React Hook Form listens for `change` on selects, and for `input` on all other fields.
    const type = node instanceof HTMLSelectElement ? 'change' : 'input';
    queueMicrotask(() => node.dispatchEvent(new Event(type, { bubbles: true })));
  };
}

/** Selects a text that was just written into the focused input, so that typing replaces it. */
export function typeOver(node: Element | null): void {
  if (node === document.activeElement && node instanceof HTMLInputElement) node.select();
}
