/** The shop by ear: the screen reader Orca and the Firefox that it reads, with a display and a bus of their own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { launchFirefox } from './firefox.ts';
import { openDisplay, readFirstLine, startProgram } from './programs.ts';

export type Hearing = {
  page: Page;
  /** Presses keys of the keyboard, by the names of X: "Return", "Down". */
  press: (...keys: string[]) => void;
  /** Types, and waits until Orca has followed: what it still has to do, it would do after the next key. */
  type: (text: string) => Promise<void>;
  /** All that was said, a line each. */
  said: () => string[];
};

/** Said of the browser and of Orca itself, at moments of their own. */
const ofItself = /^(Focus|Browse) mode$/;

/** As people have it, but for what Orca says of keys and, at length, of each page that is loaded. */
const settings = {
  general: { enableKeyEcho: false, sayAllOnLoad: false, pageSummaryOnLoad: false },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/**
 * Written at once, as what is said is waited for. Nothing is spoken aloud: on a machine without sound, Orca would wait for
 * the end of its first sentences forever, and seem to hear nothing of what gets the focus.
 */
const customizations = `
from orca import debug, speech
debug.debugFile.reconfigure(line_buffering=True)
speech.init = lambda: None
`;

/** Opens a page in a window that has the keyboard, with the screen reader on. */
export async function openByEar(path: string): Promise<Hearing> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  onTestFinished(() => removeHome(home));
  const own = join(home, '.local/share/orca');
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'user-settings.conf'), JSON.stringify(settings));
  await writeFile(join(own, 'orca-customizations.py'), customizations);
  const desktop = {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: await openDisplay(),
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    DBUS_SESSION_BUS_ADDRESS: '',
  };
  desktop.DBUS_SESSION_BUS_ADDRESS = await readFirstLine(
    'dbus-run-session',
    ['--', 'sh', '-c', 'echo $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity'],
    desktop,
  );
  const log = join(home, 'said.log');
  // It can’t end in peace once its desktop is gone, and a next one would not start beside it.
  startProgram('orca', ['--debug', `--debug-file=${log}`], desktop, 'SIGKILL');
  const read = () => readFileSync(log, 'utf8');
  const said = () =>
    [...read().matchAll(/SPEECH OUTPUT: '(.*?)'(?: ?\{.*)?$/gm)]
      .map(([, words = '']) => words.trim())
      .filter((words) => !ofItself.test(words));
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') console.log(`Said at last:\n${said().slice(-15).join('\n')}`);
  });
  await expect.poll(said).toContain('Screen reader on.');

  const browser = await launchFirefox({ headless: false, env: { ...process.env, ...desktop } });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: siteUrl, viewport: null, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(path);
  const xdotool = (...parameters: string[]) =>
    execFileSync('xdotool', parameters, { env: { ...process.env, ...desktop }, encoding: 'utf8' });
  const [window = ''] = xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox')
    .trim()
    .split('\n')
    .slice(-1);
  // There is no window manager to give it the keyboard, and a new window begins in its address bar.
  xdotool('windowfocus', '--sync', window);
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  return {
    page,
    said,
    press: (...keys) => void xdotool('key', ...keys),
    type: async (text) => {
      const before = read().length;
      xdotool('type', '--delay', '20', text);
      await expect.poll(() => read().slice(before)).toContain(`text-caret-moved (${text.length}, 0, 0)`);
    },
  };
}

/** What the desktop has mounted there goes a moment after its bus. */
async function removeHome(home: string, tries = 50): Promise<void> {
  try {
    rmSync(home, { recursive: true, force: true });
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await removeHome(home, tries - 1);
  }
}
