import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { CommandError } from '#tools/command/command-error.ts';
import { readLocalSettings } from '#tools/command/environment.ts';
import { type BrowserProgram, hasPackagedChromium, unpackChromium } from './unpacked-chromium.ts';

const programs = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const flags = [
  // Containers and root accounts have no sandbox, and the browser only opens our own pages.
  ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-quic'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** @throws CommandError without a browser */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path, environment } = await prepareBrowser(process.env);
  return chromium.launch({
    ...options,
    executablePath: path,
    args: [...flags, ...(options.args ?? [])],
    env: { ...process.env, ...environment, ...options.env },
  });
}

/**
 * Uses the packaged Chromium, so that every machine tests with the same one, or the system's Chrome or
 * Chromium where there is no package or KOWHAI_BROWSER asks for it.
 * @throws CommandError where it is missing or cannot be unpacked
 */
export async function prepareBrowser(environment: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  const { browser = hasPackagedChromium ? 'packaged' : 'system' } = readLocalSettings(environment);
  if (browser === 'packaged') {
    return unpackChromium().catch((error: Error) => {
      throw new CommandError(`We couldn’t unpack the packaged browser: ${error.message}.`);
    });
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => programs.map((name) => join(folder, name))), ...onMac];
  const path = candidates.find(isExecutable);
  if (path) return { path, environment: {} };
  throw new CommandError(
    'The browser tests need Chrome or Chromium, and we can’t find one. Please install one.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
