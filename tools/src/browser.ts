import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { ClearError } from '#tools/command/clear-error.ts';
import { type BrowserProgram, unpackChromium } from './unpacked-chromium.ts';

const programs = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const flags = [
  '--headless=new',
  // Containers and root accounts have no sandbox to offer; the browser only ever opens our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a headless browser: the system's Chrome or Chromium where there is one, else the one that comes as a package.
 * @throws ClearError when there is neither
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path, environment } = await findBrowser(process.env);
  return chromium.launch({
    ...options,
    executablePath: path,
    args: [...flags, ...(options.args ?? [])],
    env: { ...definedOnly(process.env), ...environment, ...options.env },
  });
}

/** Looks for a browser, and unpacks the packaged one where the system has none. */
export async function findBrowser(environment: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => programs.map((name) => join(folder, name))), ...onMac];
  const path = candidates.find(isExecutable);
  if (path) return { path, environment: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new ClearError(
    'The browser tests need Chrome or Chromium, and there is none here: please install one.',
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

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
