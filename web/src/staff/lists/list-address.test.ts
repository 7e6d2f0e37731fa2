import { describe, expect, it } from 'vitest';
import {
  readChoice,
  readCursors,
  readPage,
  readText,
  withCursors,
  withFilter,
  withPage,
} from './list-address.ts';

const address = (text: string) => new URLSearchParams(text);

describe('what is read', () => {
  it('trims and bounds a search', () => {
    expect(readText(address('q=%20mesh%20'), 'q')).toBe('mesh');
    expect(readText(address(`q=${'a'.repeat(300)}`), 'q')).toHaveLength(100);
    expect(readText(address(''), 'q')).toBe('');
  });

  it('takes only a choice that there is', () => {
    expect(readChoice(address('sort=price'), 'sort', ['name', 'price'])).toBe('price');
    expect(readChoice(address('sort=evil'), 'sort', ['name', 'price'])).toBeUndefined();
  });

  it.each([
    ['', 0],
    ['page=1', 0],
    ['page=3', 2],
    ['page=-3', 0],
    ['page=1.5', 0],
    ['page=many', 0],
  ])('takes %j for page index %i', (text, page) => {
    expect(readPage(address(text))).toBe(page);
  });

  it('leaves out what is no cursor', () => {
    expect(readCursors(address('cursor=abc&cursor=%3Cscript%3E&cursor=d-f'))).toEqual(['abc', 'd-f']);
  });
});

describe('what is written', () => {
  it('starts another filter at the first page and keeps the rest', () => {
    expect(String(withFilter(address('q=mesh&sort=price&page=3&cursor=abc'), { q: 'tui' }))).toBe(
      'q=tui&sort=price',
    );
    expect(String(withFilter(address('q=mesh&category=fibre'), { q: '', category: 'wireless' }))).toBe(
      'category=wireless',
    );
  });

  it('names a page from the second on', () => {
    expect(String(withPage(address('q=mesh&page=2'), 0))).toBe('q=mesh');
    expect(String(withPage(address('q=mesh'), 1))).toBe('q=mesh&page=2');
  });

  it('keeps the way through the pages', () => {
    expect(String(withCursors(address('q=mesh&cursor=a'), ['a', 'b']))).toBe('q=mesh&cursor=a&cursor=b');
  });
});
