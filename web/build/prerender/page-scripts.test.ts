import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateScript, shellScript } from './page-scripts.ts';

/** Finds the repository from wherever the tests are started. */
const firebaseJson = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'firebase.json'), 'utf8');

it('are the very scripts that the Content-Security-Policy allows', () => {
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  expect(firebaseJson).toContain(`script-src 'self' 'sha256-${hash(lateScript)}'`);
  expect(firebaseJson).toContain(` 'sha256-${hash(shellScript)}';`);
});

describe('the late script', () => {
  let fetched: string[];
  /** How the first requests end; all later ones succeed. */
  let outcomes: ('lost' | 'found')[];
  const request = (address: string) => {
    fetched.push(new URL(address, 'http://x').pathname);
    return outcomes.shift() ?? 'found';
  };
  const added = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')];

  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<form><input name="password"><button>Sign In</button></form><a href="#x">A</a>';
    fetched = [];
    outcomes = [];
    vi.stubGlobal('fetch', async (address: string) =>
      request(address) === 'found' ? new Response('{}') : new Response('', { status: 503 }),
    );
    // jsdom loads no links.
    const { append } = document.head;
    vi.spyOn(document.head, 'append').mockImplementation((...added) => {
      append.apply(document.head, added);
      for (const link of added.filter((node) => node instanceof HTMLLinkElement)) {
        const type = request(link.href) === 'found' ? 'load' : 'error';
        queueMicrotask(() => link.dispatchEvent(new Event(type)));
      }
    });
    const tag = {
      dataset: { src: '/assets/main.js', page: '/assets/page.json', files: '/assets/a.js /assets/b.js' },
    };
    new Function('document', lateScript)(
      new Proxy(document, {
        get: (target, name) => {
          if (name === 'currentScript') return tag;
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
  });

  // The window outlives a test, and with it what still waits for a first tap.
  afterEach(() => {
    window.dispatchEvent(new Event('keydown'));
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('fetches nothing before the page is painted', () => {
    expect(added()).toEqual([]);
    expect(fetched).toEqual([]);
  });

  it.each(['pointerdown', 'keydown'])('fetches the code at the first %s, once', async (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await expect(window.early?.page).resolves.toBe('{}');
    await vi.waitFor(() =>
      expect(added().map(({ src }) => new URL(src, 'http://x').pathname)).toEqual(['/assets/main.js']),
    );
    expect(fetched).toEqual(['/assets/page.json', '/assets/main.js', '/assets/a.js', '/assets/b.js']);
  });

  it('asks twice more for what was lost', async () => {
    vi.useFakeTimers();
    outcomes = ['lost', 'found', 'lost'];
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(4000);
    await expect(window.early?.page).resolves.toBe('{}');
    expect(added()).toHaveLength(1);
    vi.useRealTimers();
  });

  it('says at the button that is pressed that the page is lost, once, with a way to load it again', async () => {
    vi.useFakeTimers();
    outcomes = Array.from({ length: 12 }, () => 'lost');
    const button = document.querySelector('button');
    const press = () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(document.querySelector('[role=alert]')).toBeNull();
    press();
    press();
    expect(button?.nextElementSibling?.textContent).toBe('Part of this page didn’t load. Reload');
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('holds a form back, so that nothing typed ends up in the address, and remembers the button', () => {
    const button = document.querySelector('button');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(window.early?.tap).toBe(button);
  });

  it('marks the field that is typed into', () => {
    const field = document.querySelector('input');
    expect(field).not.toHaveProperty('isTyped');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field).toHaveProperty('isTyped');
  });

  it('lets go once the page is live', () => {
    window.early = undefined;
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  });
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
