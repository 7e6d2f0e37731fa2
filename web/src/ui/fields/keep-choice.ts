import type { Ref } from 'react';

const seen = new WeakSet<HTMLInputElement>();

/**
 * A radio button or checkbox can be chosen before the page's script has arrived. React then goes by what it built, and a
 * form library clears the choice; this ref makes it once more, so that both hear of it.
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
    // Not later: a click on the submit button from before the script is repeated right after this.
    node.checked = false;
    node.click();
  };
}
