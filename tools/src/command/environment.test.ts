import { expect, it } from 'vitest';
import { readLocalSettings } from './environment.ts';

it('without settings the stack chooses', () => {
  expect(readLocalSettings({})).toEqual({});
});

it.each(['google', 'fireemu'] as const)('KOWHAI_FIRESTORE=%s is taken', (kind) => {
  expect(readLocalSettings({ KOWHAI_FIRESTORE: kind })).toEqual({ firestore: kind });
});

it.each(['packaged', 'system'] as const)('KOWHAI_BROWSER=%s is taken', (kind) => {
  expect(readLocalSettings({ KOWHAI_BROWSER: kind })).toEqual({ browser: kind });
});

it.each([
  [{ KOWHAI_FIRESTORE: 'gogle' }, 'KOWHAI_FIRESTORE is "gogle": it must be google or fireemu, or not set.'],
  [{ KOWHAI_FIRESTORE: '' }, 'KOWHAI_FIRESTORE is "": it must be google or fireemu, or not set.'],
  [{ KOWHAI_BROWSER: 'firefox' }, 'KOWHAI_BROWSER is "firefox": it must be packaged or system, or not set.'],
  [
    { RATE_LIMIT_SCALE: 'lots' },
    'RATE_LIMIT_SCALE is "lots": it must be a number above 0, such as 1 or 1000.',
  ],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE is "0": it must be a number above 0, such as 1 or 1000.'],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => readLocalSettings(environment)).toThrow(sentence);
});
