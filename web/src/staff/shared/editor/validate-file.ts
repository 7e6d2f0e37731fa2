import { maxUploadMegabytes, megabytes } from '@kowhai/domain/limits';
import type { FileField } from '#data/upload-file.ts';

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The first bytes of each type of file, one character per byte. */
const beginnings: Record<FileField, RegExp> = {
  imagePath: /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp)/s,
  documentPath: /^%PDF-/,
};

/** Says what is wrong with a file before it is uploaded, or null. The server checks it again. */
export async function validateFile(field: FileField, file: Blob): Promise<string | null> {
  const { type, size } = file;
  if (size === 0) return 'That file is empty.';
  const isType = field === 'imagePath' ? imageTypes.includes(type) : type === 'application/pdf';
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!isType || !beginnings[field].test(head))
    return field === 'imagePath' ? 'Choose an image: JPEG, PNG, WebP or AVIF.' : 'Choose a PDF.';
  if (size > megabytes(maxUploadMegabytes)) {
    // Rounded up: rounded down, a file just over the limit would read as allowed.
    const rounded = (Math.ceil((size / megabytes(1)) * 10) / 10).toLocaleString('en-NZ');
    return `That file is ${rounded} MB. The limit is ${maxUploadMegabytes} MB.`;
  }
  return null;
}
