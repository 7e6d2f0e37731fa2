import { describe, expect, it } from 'vitest';
import { makeOrderNumber, orderNumberIn, splitAtOrderNumbers } from './order-number.ts';

it.each([
  ['as mails write it', 'About KB-7F3K-29QD, please', ['About ', 'KB-7F3K-29QD', ', please']],
  ['as people type it', 'kb 7f3k 29qd?', ['KB-7F3K-29QD', '?']],
  ['without anything between', 'KB7F3K29QD', ['KB-7F3K-29QD']],
  ['two of them', 'KB-7F3K-29QD and KB-2222-3333', ['KB-7F3K-29QD', ' and ', 'KB-2222-3333']],
  ['none', 'My KB-12 shelf', ['My KB-12 shelf']],
  ['a longer word', 'KB-7F3K-29QDX', ['KB-7F3K-29QDX']],
])('finds an order’s number in a text: %s', (_, text, pieces) => {
  expect(splitAtOrderNumbers(text).map((piece) => piece.number ?? piece.text)).toEqual(pieces);
});

describe('the number that people see', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], 'KB-2222-2222'],
    [[0, 1, 2, 3, 4, 5, 6, 7], 'KB-2345-6789'],
    [[27, 27, 27, 27, 27, 27, 27, 27], 'KB-ZZZZ-ZZZZ'],
    [[28, 28, 28, 28, 28, 28, 28, 28], 'KB-2222-2222'],
    [[255, 255, 255, 255, 255, 255, 255, 255, 1, 2], 'KB-5555-5555'],
  ])('%j makes %s', (bytes, number) => {
    expect(makeOrderNumber(Uint8Array.from(bytes))).toBe(number);
  });

  it('holds nothing that is easily misread or that spells a word', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(makeOrderNumber(new Uint8Array(8).fill(byte))).toMatch(/^KB(-[2-9B-DF-HJ-KMNP-TV-Z]{4}){2}$/);
    }
  });
});

describe('an order’s number in an address', () => {
  it.each([
    ['KB-7F3K-29QD', 'KB-7F3K-29QD'],
    ['kb-7f3k-29qd', null],
    ['KB-7F3K-29QD, call me', null],
    ['', null],
    [null, null],
  ])('%o reads %o', (text, number) => {
    expect(orderNumberIn(text)).toBe(number);
  });
});
