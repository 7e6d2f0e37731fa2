type KeyEvent = { key?: string; isComposing?: boolean; keyCode?: number };

/** The key code of what an input method takes. Safari has it alone for the Enter that ends a composition. */
const composingCode = 229;

/**
 * The key of a keydown. Empty where an input method takes the key, as Enter and Escape while a character is chosen, and
 * where the event has none, as when the browser fills in a form.
 */
export function readKey(event: KeyEvent | { nativeEvent: KeyEvent }): string {
  const { key = '', isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === composingCode ? '' : key;
}

const isMac = () => /^(Mac|iP)/.test(navigator.platform);

/** Whether ⌘ is held on a Mac, where Ctrl edits text, or Ctrl elsewhere. */
export function hasCommandKey({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean {
  return isMac() ? metaKey : ctrlKey;
}

/** What it is called. */
export function commandKey(): string {
  return isMac() ? '⌘' : 'Ctrl';
}
