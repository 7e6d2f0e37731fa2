import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { extract } from 'tar';
import { CommandError } from '#tools/command/command-error.ts';
import { readLocalSettings } from '#tools/command/environment.ts';
import { findProgram, isExecutable } from '#tools/command/find-program.ts';
import { repositoryPath } from '#tools/command/repository.ts';

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

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path, environment } = await prepareBrowser(process.env);
  return chromium.launch({
    ...options,
    executablePath: path,
    args: [...flags, ...(options.args ?? [])],
    env: { ...process.env, ...environment, ...options.env },
  });
}

/** The packaged Chromium, so that every machine tests with the same one, or the system's. @throws CommandError */
export async function prepareBrowser(environment: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  const { browser = hasPackagedChromium ? 'packaged' : 'system' } = readLocalSettings(environment);
  if (browser === 'packaged') {
    return unpackChromium().catch((error: Error) => {
      throw new CommandError(`We couldn’t unpack the packaged browser: ${error.message}.`);
    });
  }
  const path = findProgram(programs, environment) ?? onMac.find(isExecutable);
  if (path) return { path, environment: {} };
  throw new CommandError(
    'The browser tests need Chrome or Chromium, and we can’t find one. Please install one.',
  );
}

const packageFolder = repositoryPath('node_modules/@sparticuz/chromium');

export type BrowserProgram = {
  path: string;
  environment: Record<string, string>;
};

export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/** With the libraries and fonts that a bare Linux lacks, once for each version. */
export async function unpackChromium(parent = repositoryPath('.local')): Promise<BrowserProgram> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(parent, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = [join(folder, 'al2023/lib'), folder, process.env.LD_LIBRARY_PATH ?? ''];
  return {
    path: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: libraries.filter((path) => path !== '').join(':'),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
    },
  };
}

async function unpackInto(folder: string): Promise<void> {
  // Parallel processes unpack into their own folders, and the first one wins.
  const workplace = `${folder}.${process.pid}`;
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(join(workplace, 'al2023'), { recursive: true });
  mkdirSync(join(workplace, 'fonts'));
  const archive = (name: string) => join(packageFolder, 'bin', name);
  const program = createWriteStream(join(workplace, 'chromium'), { mode: 0o755 });
  await Promise.all([
    pipeline(createReadStream(archive('chromium.br')), createBrotliDecompress(), program),
    extract({ file: archive('al2023.tar.br'), cwd: join(workplace, 'al2023'), strict: true }),
    extract({ file: archive('fonts.tar.br'), cwd: join(workplace, 'fonts'), strict: true }),
    extract({ file: archive('swiftshader.tar.br'), cwd: workplace, strict: true }),
  ]);
  // The package's font folders exist only in its cloud.
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(workplace, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(workplace, folder);
  } catch (error) {
    rmSync(workplace, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
