import type { Control } from '#ui/fields/hydration-safe-input.ts';

/**
 * Remembers the fields of a page that may be rendered again.
 *
 * @returns a function that writes what was entered into the fields that replaced them
 */
export function keepTyped(root: ParentNode): () => void {
  const before = listFields(root);
  const { activeElement } = document;
  return () => {
    const now = listFields(root);
    for (const [key, field] of before) {
      const next = now.get(key);
      if (field.isConnected || !next) continue;
      if (field === activeElement) next.focus();
      copyEntry(field, next);
    }
  };
}

/** The fields by tag, name and place among those of the same name, and each choice of a group by its value. */
function listFields(root: ParentNode): Map<string, Control> {
  const fields = new Map<string, Control>();
  for (const field of root.querySelectorAll<Control>('input:not([type=file]), textarea, select')) {
    const name = `${field.localName} ${field.name || field.ariaLabel} ${isChoice(field) ? field.value : ''}`;
    let place = 0;
    while (fields.has(`${name} ${place}`)) place++;
    fields.set(`${name} ${place}`, field);
  }
  return fields;
}

function isChoice(field: Control): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function copyEntry(from: Control, to: Control): void {
  if (isChoice(from) && isChoice(to)) {
    if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
    return;
  }
  if (from.value === '' || from.value === to.value) return;
  // React replaces the setter of the element itself, and would not notice a value that is set through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
