/** Debian's WebKitGTK over WebDriver: Playwright's own WebKit is in no package registry, and drives none but its own. */
import { siteUrl } from '@kowhai/tools/command/addresses';
import { expect } from 'vitest';
import type { Steps } from './order-steps.ts';
import { openDisplay, startProgram } from './programs.ts';

type Control = 'button' | 'field' | 'label';
/** An element as WebDriver names it. */
type ElementReference = Record<string, string>;

export type WebKitPage = Steps & {
  /** Runs a function in the page. */
  run: <T>(script: (...values: never[]) => T, ...values: unknown[]) => Promise<T>;
  back: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
};

/** Opens a window of its own, with a display and a profile of its own, that ends with the test. */
export async function openWebKit(): Promise<WebKitPage> {
  const port = 4400 + Math.floor(Math.random() * 500);
  startProgram('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    DISPLAY: await openDisplay(),
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANG: 'C.UTF-8',
    // Its sandbox needs rights that containers lack; it opens our own pages only.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const driver = `http://127.0.0.1:${port}`;
  await expect.poll(() => isThere(`${driver}/status`)).toBe(true);
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: {} },
  });
  const session = `${driver}/session/${sessionId}`;
  const command = <T>(name: string, body?: object) => call<T>(`${session}/${name}`, body);
  const run: WebKitPage['run'] = (script, ...values) =>
    command('execute/sync', { script: `return (${script})(...arguments)`, args: values });

  const find = async (kind: Control, name: string): Promise<string> => {
    let id = '';
    await expect
      .poll(async () => {
        // An element arrives as a reference to it.
        const found = await run<unknown>(findControl, kind, name);
        id = found === null ? '' : String(Object.values(found as ElementReference)[0]);
        return id === '' ? `no ${kind} “${name}”` : 'there';
      })
      .toBe('there');
    return id;
  };
  const click = async (kind: Control, name: string) => command(`element/${await find(kind, name)}/click`, {});

  return {
    run,
    open: (path) => command('url', { url: siteUrl + path }),
    arrive: (title) =>
      expect.poll(() => run(() => document.querySelector('main h1')?.textContent ?? '')).toContain(title),
    press: (name) => click('button', name),
    // The press is the label's: the control itself may be drawn by it.
    choose: (label) => click('label', label),
    fillIn: async (label, text) => command(`element/${await find('field', label)}/value`, { text }),
    see: (words) => expect.poll(() => run(() => document.body.innerText)).toContain(words),
    back: () => command('back', {}),
    reload: () => command('refresh', {}),
    resize: (width, height) => command('window/rect', { x: 0, y: 0, width, height }),
  };
}

/** Runs in the page. Of several, the first in sight; a whole name goes before a part of one. */
function findControl(kind: Control, name: string): Element | null {
  const selectors = {
    button: 'dialog[open] button, main button, main a[href]',
    field: 'input, select, textarea',
    label: 'label',
  };
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = labels.map((label) => label.textContent).join(' ') || element.textContent;
    return (element.getAttribute('aria-label') ?? text ?? '').replace(/\s+/g, ' ').trim();
  };
  const isReady = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !element.matches(':disabled');
  const shown = [...document.querySelectorAll(selectors[kind])].filter(isReady);
  const found =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).includes(name));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function call<T>(url: string, body?: object): Promise<T> {
  const response = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
