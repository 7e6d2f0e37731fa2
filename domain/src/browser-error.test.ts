import { describe, expect, it } from 'vitest';
import { browserError, toBrowserError } from './browser-error.ts';

function failing(stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error('jane@example.org is no number'), { name, stack });
}

describe('an error in a browser', () => {
  const stack = `TypeError: jane@example.org is no number
    at total (https://shop.example/assets/cart-D4x_9.js:12:345)
    at https://shop.example/assets/main-1.js:1:2`;

  it('is told by its kind, the line of our script and the kind of page, and by nothing else', () => {
    expect(toBrowserError(failing(stack), '/order/abc123')).toEqual({
      name: 'TypeError',
      place: '/assets/cart-D4x_9.js:12:345',
      page: '/order',
    });
  });

  it.each([
    ['in Firefox', 'total@https://shop.example/assets/cart-1.js:3:4\n', ''],
    ['without a stack', '', 'https://shop.example/assets/cart-1.js:3:4'],
  ])('is found %s', (_, text, file) => {
    expect(toBrowserError(failing(text), '/', file)?.place).toBe('/assets/cart-1.js:3:4');
  });

  it.each([
    ['an extension', 'at chrome-extension://abc/content.js:1:2'],
    ['another site', 'at https://elsewhere.example/script.js:1:2'],
    ['nobody knows what', ''],
  ])('from %s is not ours', (_, text) => {
    expect(toBrowserError(failing(text), '/')).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/Jane%20Doe', '/'],
    ['/021-555-0100', '/'],
  ])('on %s names the page as %s', (pathname, page) => {
    expect(toBrowserError(failing(stack), pathname)?.page).toBe(page);
  });

  it('with a name that is no word is an Error', () => {
    expect(toBrowserError(failing(stack, 'jane@example.org'), '/')?.name).toBe('Error');
    expect(toBrowserError('thrown text', '/', '/assets/a.js:1:1')?.name).toBe('string');
  });
});

it.each([
  { name: 'jane@example.org', place: '/assets/a.js:1:1', page: '/' },
  { name: 'TypeError', place: 'anything else', page: '/' },
  { name: 'TypeError', place: '/assets/a.js:1:1 and more', page: '/' },
  { name: 'TypeError', place: '/assets/a.js:1:1', page: '/order/abc' },
])('a report that could hold more is refused: %j', (report) => {
  expect(browserError.safeParse(report).success).toBe(false);
});
