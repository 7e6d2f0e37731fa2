import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { shellScript } from './shell-script.ts';

const firebaseJson = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'firebase.json'), 'utf8');

it('is the very script that the Content-Security-Policy allows', () => {
  const hash = createHash('sha256').update(shellScript).digest('base64');
  expect(firebaseJson).toContain(` 'sha256-${hash}';`);
});

describe('the shell of a page to come', () => {
  afterEach(() => localStorage.clear());

  function open(pathname: string, user: object | null): string {
    if (user) localStorage.setItem('userInfo', JSON.stringify(user));
    document.body.innerHTML = '<div id="root"><header>Shop</header><main>Loading</main></div>';
    new Function('location', 'localStorage', shellScript)(
      { pathname },
      { userInfo: localStorage.getItem('userInfo') ?? undefined },
    );
    return document.body.textContent ?? '';
  }

  it('shows staff no frame of the shop around an order', () => {
    expect(open('/order/o1', { firstName: 'Mere', isAdmin: true })).toBe('Loading');
  });

  it.each([
    ['a customer', '/order/o1', { isAdmin: false }],
    ['a customer who took an odd name', '/order/o1', { firstName: '"isAdmin":true', isAdmin: false }],
    ['a visitor', '/order/o1', null],
    ['staff at another address', '/cart', { isAdmin: true }],
  ])('keeps the shop’s frame for %s', (_, pathname, user) => {
    expect(open(pathname, user)).toBe('ShopLoading');
  });
});
