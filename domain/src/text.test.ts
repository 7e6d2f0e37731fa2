import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutText, normalizeText, readNumber } from './text.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a text that is cut', () => {
  it.each([
    ['stays as it is where it fits', 'Kia ora', 7, 'Kia ora'],
    ['ends in dots, which count', 'Kia ora koutou', 8, 'Kia ora…'],
    ['keeps an emoji whole', 'Hi 👍👍', 5, 'Hi 👍👍'],
    ['loses a whole family rather than one of its members', 'Hi 👨‍👩‍👧 all', 8, 'Hi…'],
    ['loses a letter with its macron', 'Wha\u0304nau', 4, 'Wh…'],
    ['loses a flag whole', '🇳🇿🇳🇿🇳🇿', 4, '🇳🇿…'],
  ])('%s', (_, text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('halves no code point in a browser without a segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(cutText('Hi 👍👍👍', 5)).toBe('Hi 👍…');
  });
});

it.each([
  ['64.99', 64.99],
  ['６４．９', 64.9],
  [' 64.9 ', 64.9],
  ['64.', 64],
  ['071.50', 71.5],
  ['-5', -5],
  ['$84.50', 84.5],
  ['$1,064.99', 1064.99],
  [64.99, 64.99],
])('reads %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each(['', 'abc', '0x10', '1e3', '1,00', '$$5', 'Infinity', '1 2', '.'])(
  'takes %j for no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN();
  },
);

it('text of descending marks stays as it is: sorted, 100,000 of them take more than ten seconds', () => {
  const marks = ['\u0345', '\u0301', '\u0316', '\u0321', '\u0334']
    .map((mark) => mark.repeat(20_000))
    .join('');
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) expect(normalizeText(marks, form)).toBe(marks);
});

it.each([
  ['eight marks on a letter, which some script may need', `a${'\u0301'.repeat(8)}`, true],
  ['nine', `a${'\u0301'.repeat(9)}`, false],
  ['marks of half a width, which become whole ones', `\u0301${'\uff9e'.repeat(8)}`, false],
])('normalises up to %s', (_, text, isNormalised) => {
  expect(normalizeText(text, 'NFKC') !== text).toBe(isNormalised);
});
