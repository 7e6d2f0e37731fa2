/** The kind of an uploaded file, by its first bytes: names and types differ between systems. */

export const maxUploadMegabytes = 5;

export function megabytes(count: number): number {
  return count * 1024 * 1024;
}

export const signatureBytes = 256;

/** @param head the file's first bytes, or all of them @returns null for JPEG, PNG, WebP and AVIF */
export function describeWrongImage(head: Uint8Array): string | null {
  const text = readText(head);
  const isPicture = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((start) => text.startsWith(start));
  if (isPicture || /^RIFF.{4}WEBP/s.test(text)) return null;
  const brands = listBrands(text);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return null;
  if (brands.some((brand) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brand)))
    return 'That’s an iPhone photo (HEIC). Save it as JPEG, then choose that.';
  return 'Choose an image: JPEG, PNG, WebP or AVIF.';
}

export function describeWrongDocument(head: Uint8Array): string | null {
  return readText(head).startsWith('%PDF-') ? null : 'Choose a PDF.';
}

function readText(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(0, signatureBytes));
}

/** The brands of an ISO file such as AVIF or HEIC: the main one, and after its version the compatible ones. */
function listBrands(text: string): string[] {
  if (text.slice(4, 8) !== 'ftyp') return [];
  const length = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  return brands.filter((_, index) => index !== 1);
}
