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

/** The key of a shortcut. Shift decides a letter's case, Caps Lock does not; other alphabets count by the key's place. */
export function readShortcut(event: KeyEvent & { code?: string; shiftKey?: boolean }): string {
  const key = readKey(event);
  if (!/^\p{L}$/u.test(key)) return key;
  const [, placed = key] = /^Key([A-Z])$/.exec(event.code ?? '') ?? [];
  const letter = /^[a-z]$/i.test(key) ? key : placed;
  return event.shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** Whether ⌘ or Ctrl and the letter are pressed, and nothing else: Ctrl Shift K and AltGr K are other keys. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const isAlone = !altKey && !shiftKey && ctrlKey !== metaKey && !event.getModifierState('AltGraph');
  return isAlone && hasCommandKey(event) && readShortcut(event) === letter;
}
