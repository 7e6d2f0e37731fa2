import type { Ref } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A page can be typed into before hydration. The form library then writes its default into the field; this ref restores
 * what was typed, and tells the library. What a browser put back after a reload was not typed, and forms keep that themselves.
 */
export function hydrationSafeRef<C extends Control>(ref: Ref<C> | undefined): (node: C | null) => void {
  return (node) => {
    // The mark is set by `build/prerender/page-scripts.ts`.
    if (node && window.early && !('isTyped' in node)) takeBack(node);
    const typed = node ? readTyped(node) : '';
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
    if (!node || node.value === typed) return;
    if (typed === '') return typeOver(node);
    node.value = typed;
    // React Hook Form listens for `change` on selects, and for `input` on all other fields.
    const type = node instanceof HTMLSelectElement ? 'change' : 'input';
    queueMicrotask(() => node.dispatchEvent(new Event(type, { bubbles: true })));
  };
}

/** Selects a text that was just written into the focused input, so that typing replaces it. */
export function typeOver(node: Element | null): void {
  if (node === document.activeElement && node instanceof HTMLInputElement) node.select();
}

/** What the person entered. A prerendered select is on its first option until one is chosen. */
function readTyped(node: Control): string {
  return node instanceof HTMLSelectElement && node.selectedIndex <= 0 ? '' : node.value;
}

/** To what the page was built with. */
function takeBack(node: Control): void {
  if (!(node instanceof HTMLSelectElement)) node.value = node.defaultValue;
  else for (const option of node.options) option.selected = option.defaultSelected;
}
