import { spawn } from 'node:child_process';
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
import { inRepository } from '#tools/command/repository.ts';

const packageFolder = inRepository('node_modules/@sparticuz/chromium');

/** A browser program, and what it needs in its environment. */
export interface BrowserProgram {
  path: string;
  environment: Record<string, string>;
}

/**
 * Unpacks the Chromium that comes as a package, with the libraries and fonts that a bare Linux lacks. It is unpacked
 * once for each version, into `.local`.
 */
export async function unpackChromium(): Promise<BrowserProgram> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = inRepository('.local', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = [join(folder, 'al2023/lib'), folder, process.env.LD_LIBRARY_PATH ?? ''];
  return {
    path: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: libraries.filter((path) => path !== '').join(':'),
      // A machine without fonts of its own would show boxes.
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
    },
  };
}

async function unpackInto(folder: string): Promise<void> {
  // Other test files may be unpacking too: each does so in a place of its own, and the first to be done wins.
  const workplace = `${folder}.${process.pid}`;
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(join(workplace, 'al2023'), { recursive: true });
  mkdirSync(join(workplace, 'fonts'));
  await Promise.all([
    pipeline(decompress('chromium.br'), createWriteStream(join(workplace, 'chromium'), { mode: 0o755 })),
    untar('al2023.tar.br', join(workplace, 'al2023')),
    untar('fonts.tar.br', join(workplace, 'fonts')),
    untar('swiftshader.tar.br', workplace),
  ]);
  // The package's own list of font folders names places that only its cloud has.
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(workplace, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(workplace, folder);
  } catch {
    rmSync(workplace, { recursive: true });
  }
}

function decompress(name: string): NodeJS.ReadableStream {
  return createReadStream(join(packageFolder, 'bin', name)).pipe(createBrotliDecompress());
}

async function untar(name: string, folder: string): Promise<void> {
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  const finished = new Promise<void>((resolve, reject) => {
    tar.on('error', reject);
    tar.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar ended with ${code} on ${name}`)),
    );
  });
  await pipeline(decompress(name), tar.stdin);
  await finished;
}
