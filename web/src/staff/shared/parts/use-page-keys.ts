import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '#state/staff/single-keys.ts';
import { hasCommandKey, readKey, readShortcut } from '#ui/read-key.ts';

/** Whether a key belongs to a text field or to a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role=dialog][aria-modal=true], [role=menu][data-state=open]'))
    return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

/** Sends the form of a text in which Enter begins a new line. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (readKey(event) !== 'Enter' || !hasCommandKey(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of a page, beside those of every staff page. */
export function usePageKeys(actions: PageKeys): void {
  const isOn = useSingleKeys((keys) => keys.isOn);
  const act = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const action = actions[readShortcut(event)];
    // The shortcuts of all pages come first: the second key of "g c" is not the page's as well.
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isOn]);
}
