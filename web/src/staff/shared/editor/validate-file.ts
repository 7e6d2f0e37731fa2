import { maxUploadMegabytes, megabytes } from '@kowhai/domain/limits';
import type { FileField } from '#data/upload-file.ts';

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Says what is wrong with a file before it is sent; null where nothing is known to be. The server also looks into it. */
export function validateFile(
  field: FileField,
  { type, size }: { type: string; size: number },
): string | null {
  if (field === 'imagePath' && !imageTypes.includes(type)) return 'Choose an image: JPEG, PNG, WebP or AVIF.';
  if (field === 'documentPath' && type !== 'application/pdf') return 'Choose a PDF.';
  if (size === 0) return 'That file is empty.';
  if (size > megabytes(maxUploadMegabytes)) {
    // Rounded up, or a file just over the limit would have as much as is allowed.
    const rounded = (Math.ceil((size / megabytes(1)) * 10) / 10).toLocaleString('en-NZ');
    return `That file is ${rounded} MB. The limit is ${maxUploadMegabytes} MB.`;
  }
  return null;
}
