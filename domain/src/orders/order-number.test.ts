import { expect, it } from 'vitest';
import { splitAtOrderNumbers } from './order-number.ts';

it.each([
  ['as it stands in mails', 'About KB-7F3K-29QD, please', ['About ', 'KB-7F3K-29QD', ', please']],
  ['as people type it', 'kb 7f3k 29qd?', ['KB-7F3K-29QD', '?']],
  ['without anything between', 'KB7F3K29QD', ['KB-7F3K-29QD']],
  ['two of them', 'KB-7F3K-29QD and KB-2222-3333', ['KB-7F3K-29QD', ' and ', 'KB-2222-3333']],
  ['none', 'My KB-12 shelf', ['My KB-12 shelf']],
  ['a longer word', 'KB-7F3K-29QDX', ['KB-7F3K-29QDX']],
])('finds an order’s number in a text: %s', (_, text, pieces) => {
  expect(splitAtOrderNumbers(text).map((piece) => piece.number ?? piece.text)).toEqual(pieces);
});
