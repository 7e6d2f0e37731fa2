import { AppError } from '@kowhai/domain/app-error';
import { describeWrongImage } from '@kowhai/domain/uploaded-file';
import type { NewFile } from '#database/storage.ts';
import { fileError, tooLarge } from './read-form.ts';

const maxPixels = 25_000_000;

/** The middle one has the plain name, which the catalogue stores. */
const widths = [
  { width: 320, suffix: '-320' },
  { width: 640, suffix: '' },
  { width: 1280, suffix: '-1280' },
];

/** Encodes the image again, so that nothing else of the upload is left. @throws AppError for a bad image */
export async function makeImages(bytes: Buffer, name: string): Promise<{ path: string; files: NewFile[] }> {
  requireImage(bytes);
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // From the header, before a pixel is decoded.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > maxPixels) throw tooLarge();
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const files: NewFile[] = [];
  for (const size of widths) {
    const image = await open()
      .autoOrient()
      // Never enlarged, and at most twice as tall as wide.
      .resize({ width: size.width, height: size.width * 2, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 4, smartSubsample: true })
      .toBuffer()
      .catch(() => {
        throw unreadable();
      });
    files.push({ path: `images/${name}${size.suffix}.webp`, bytes: image, contentType: 'image/webp' });
  }
  return { path: `images/${name}.webp`, files };
}

function unreadable(): AppError {
  return fileError('We couldn’t read that image. It may be damaged. Please save it again and retry');
}

/** By the first bytes, as sharp reads more formats than are allowed. */
function requireImage(bytes: Buffer): void {
  const problem = describeWrongImage(bytes);
  if (problem) throw new AppError('UNSUPPORTED_TYPE', problem);
}
