import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutText } from './text.ts';

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
