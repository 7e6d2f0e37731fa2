import { expect, it } from 'vitest';
import { chooseFirestore, chooseStorage } from './choose-emulators.ts';

const jar = { jar: 'emulator.jar', java: { path: '/usr/bin/java', major: 21 } };
const google = { found: jar };
const noGoogle = { missing: 'Google’s is not here' };
const fireemu = { found: '/bin/fireemu' };
const noFireemu = { missing: 'fireemu is not here' };

it.each([
  [undefined, google, fireemu, 'google'],
  [undefined, noGoogle, fireemu, 'fireemu'],
  [undefined, google, noFireemu, 'google'],
  ['fireemu', google, fireemu, 'fireemu'],
  ['google', google, fireemu, 'google'],
] as const)('wanted %s, with %o and %o, is %s', (wanted, googles, fireemus, kind) => {
  expect(chooseFirestore(wanted, googles, fireemus).kind).toBe(kind);
});

it.each([
  [undefined, noGoogle, noFireemu, 'Google’s is not here, and fireemu is not here; install Java 21'],
  ['google', noGoogle, fireemu, 'Google’s is not here; install Java 21'],
  ['fireemu', google, noFireemu, 'fireemu is not here; leave KOWHAI_FIRESTORE unset.'],
] as const)('wanted %s, with %o and %o, says what is missing', (wanted, googles, fireemus, sentence) => {
  expect(() => chooseFirestore(wanted, googles, fireemus)).toThrow(sentence);
});

it('Storage is fireemu’s, else Google’s, else a sentence', () => {
  expect(chooseStorage(google, fireemu).kind).toBe('fireemu');
  expect(chooseStorage(google, noFireemu).kind).toBe('google');
  expect(() => chooseStorage(noGoogle, noFireemu)).toThrow(
    'fireemu is not here, and Google’s is not here; install',
  );
});
