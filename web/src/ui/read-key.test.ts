import { afterEach, expect, it, vi } from 'vitest';
import { hasCommandKey, readKey } from './read-key.ts';

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
