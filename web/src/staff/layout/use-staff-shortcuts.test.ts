import { expect, it } from 'vitest';
import { findShortcut } from './use-staff-shortcuts.ts';

it.each([
  ['', '?', 'help'],
  ['g', '?', 'help'],
  ['', '/', 'search'],
  ['g', 'o', { to: '/admin/orderlist' }],
  ['g', 'd', { to: '/admin' }],
  ['', 'j', 'next row'],
  ['', 'k', 'previous row'],
  ['', 'x', 'select row'],
  ['', 'u', 'undo'],
  ['', 'toString', null],
  ['', 'o', null],
  ['x', 'o', null],
  ['', 'g', null],
  ['g', 'y', null],
])('after %j, %j means %j', (before, key, action) => {
  expect(findShortcut(before, key)).toEqual(action);
});
