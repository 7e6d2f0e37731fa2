import type { FileField } from '#data/upload-file.ts';

/** As the server has it; it also looks into the file, which the browser leaves to it. */
const maxBytes = 5 * 1024 * 1024;

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Says what is wrong with a file before it is sent; null where nothing is known to be. */
export function judgeFile(field: FileField, { type, size }: { type: string; size: number }): string | null {
  if (field === 'imagePath' && !imageTypes.includes(type)) return 'Choose an image: JPEG, PNG, WebP or AVIF.';
  if (field === 'documentPath' && type !== 'application/pdf') return 'Choose a PDF.';
  if (size === 0) return 'That file is empty.';
  if (size > maxBytes) {
    // Rounded up, or a file just over the limit would have as much as is allowed.
    const megabytes = (Math.ceil((size / 1024 / 1024) * 10) / 10).toLocaleString('en-NZ');
    return `That file is ${megabytes} MB. The limit is 5 MB.`;
  }
  return null;
}
