import { afterEach, expect, it, vi } from 'vitest';
import { hasCommandKey, isCommand, readKey, readShortcut } from './read-key.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a key that is pressed', new KeyboardEvent('keydown', { key: 'Enter' }), 'Enter'],
  [
    'no key that an input method takes',
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }),
    '',
  ],
  ['no key that ends a composition in Safari', { key: 'Enter', isComposing: false, keyCode: 229 }, ''],
  ['no key of an event without one, as autofill sends it', new Event('keydown') as KeyboardEvent, ''],
  ['the same of React’s events', { nativeEvent: { key: 'Escape', isComposing: true } }, ''],
])('reads %s', (_, event, key) => {
  expect(readKey(event)).toBe(key);
});

it.each([
  ['MacIntel', { ctrlKey: true, metaKey: false }, false],
  ['MacIntel', { ctrlKey: false, metaKey: true }, true],
  ['iPad', { ctrlKey: false, metaKey: true }, true],
  ['Win32', { ctrlKey: true, metaKey: false }, true],
  ['Linux x86_64', { ctrlKey: false, metaKey: true }, false],
])('takes the command key of %s with %o for one: %s', (platform, keys, expected) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  expect(hasCommandKey(keys)).toBe(expected);
});

it.each([
  ['a letter', { key: 'p' }, 'p'],
  ['a letter with Shift', { key: 'P', shiftKey: true }, 'P'],
  ['the same letter with Caps Lock', { key: 'P' }, 'p'],
  ['Shift with Caps Lock', { key: 'p', shiftKey: true }, 'P'],
  ['a sign', { key: '?', shiftKey: true }, '?'],
  ['a Cyrillic letter by its key', { key: 'л', code: 'KeyK' }, 'k'],
  ['a Greek letter by its key', { key: 'Κ', code: 'KeyK', shiftKey: true }, 'K'],
  ['a Hebrew letter by its key', { key: 'ל', code: 'KeyK' }, 'k'],
  ['a Latin letter by what it is, wherever it lies', { key: 'k', code: 'KeyV' }, 'k'],
  ['a key by its name', { key: 'Enter', code: 'Enter' }, 'Enter'],
])('a shortcut is %s', (_, init, key) => {
  expect(readShortcut(new KeyboardEvent('keydown', init))).toBe(key);
});

it.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl K with Caps Lock', { key: 'K', ctrlKey: true }, true],
  ['Ctrl K on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl ⌘ K', { key: 'k', ctrlKey: true, metaKey: true }, false],
  ['K alone', { key: 'k' }, false],
])('takes %s for the palette’s: %s', (_, init, expected) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  expect(isCommand(new KeyboardEvent('keydown', init), 'k')).toBe(expected);
});

it('leaves AltGr K to the layout, of which some systems say Ctrl alone', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true });
  expect(isCommand(Object.assign(event, { getModifierState: () => true }), 'k')).toBe(false);
});
