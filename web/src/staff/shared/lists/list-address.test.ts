import { describe, expect, it } from 'vitest';
import {
  readChoice,
  readCursors,
  readText,
  readWalkedPages,
  withFilter,
  withFirstPage,
  withNextCursor,
  withPreviousCursor,
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
    ['cursor=a', 1],
    ['page=3', 0],
    ['page=1&cursor=a', 1],
    ['page=3&cursor=a', 2],
    ['page=-3&cursor=a', 1],
    ['page=1.5&cursor=a', 1],
    ['page=many&cursor=a', 1],
  ])('takes %j for page index %i', (text, page) => {
    expect(readWalkedPages(address(text))).toBe(page);
  });

  it('leaves out what is no cursor', () => {
    const tooLong = 'a'.repeat(401);
    const query = `cursor=abc&cursor=%3Cscript%3E&cursor=${tooLong}&cursor=d-f`;
    expect(readCursors(address(query))).toEqual(['abc', 'd-f']);
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

  it('keeps the way through the pages', () => {
    const third = withNextCursor(address('q=mesh&cursor=a'), 'b');
    expect(String(third)).toBe('q=mesh&cursor=a&cursor=b');
    expect(String(withPreviousCursor(third))).toBe('q=mesh&cursor=a');
    expect(String(withFirstPage(third))).toBe('q=mesh');
    expect(withPreviousCursor(address('q=mesh'))).toBeNull();
  });
});

describe('a list of 4,000 pages', () => {
  const cursor = (page: number) => `${page}-`.padEnd(120, 'x');
  let last = address('q=mesh');
  for (let page = 1; page < 4000; page++) last = withNextCursor(last, cursor(page));

  it('has addresses short enough for any server, which say which page it is', () => {
    expect(String(last).length).toBeLessThan(4000);
    expect(readWalkedPages(last)).toBe(3999);
    expect(readCursors(last).at(-1)).toBe(cursor(3999));
  });

  it('leads back page by page for as far as the address reaches, and then to the first', () => {
    let page = last;
    for (let before = withPreviousCursor(page); before !== null; before = withPreviousCursor(page)) {
      expect(readWalkedPages(before)).toBe(readWalkedPages(page) - 1);
      expect(readCursors(before).at(-1)).toBe(cursor(readWalkedPages(before)));
      page = before;
    }
    expect(readWalkedPages(page)).toBe(3980);
    expect(String(withFirstPage(page))).toBe('q=mesh');
    expect(String(withFilter(last, { q: 'tui' }))).toBe('q=tui');
  });
});
