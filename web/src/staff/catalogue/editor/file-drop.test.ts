import { expect, it } from 'vitest';
import { validateFile } from './file-drop.tsx';

const megabyte = 1024 * 1024;
const notImage = 'Choose an image: JPEG, PNG, WebP or AVIF.';
const jpeg = '\xff\xd8\xff\xe0';
const png = '\x89PNG\r\n\x1a\n';
const webp = 'RIFF....WEBP';

it.each([
  ['a photograph', 'imagePath', 'image/jpeg', jpeg, megabyte, null],
  ['the largest image', 'imagePath', 'image/webp', webp, 5 * megabyte, null],
  ['an image by what it is, whatever the system calls it', 'imagePath', 'image/x-png', png, megabyte, null],
  ['an image of no type', 'imagePath', '', jpeg, megabyte, null],
  [
    'an image over the limit',
    'imagePath',
    'image/png',
    png,
    6 * megabyte,
    'That file is 6 MB. The limit is 5 MB.',
  ],
  [
    'an image just over the limit',
    'imagePath',
    'image/png',
    png,
    5 * megabyte + 1000,
    'That file is 5.1 MB. The limit is 5 MB.',
  ],
  ['a drawing that can hold scripts', 'imagePath', 'image/svg+xml', '<svg>', 100, notImage],
  ['a PDF for an image', 'imagePath', 'application/pdf', '%PDF-1.7', 100, notImage],
  ['a text that is called an image', 'imagePath', 'image/png', 'no image', 100, notImage],
  ['a PDF', 'documentPath', 'application/pdf', '%PDF-1.7', megabyte, null],
  ['a PDF by what it is', 'documentPath', 'application/x-pdf', '%PDF-1.7', megabyte, null],
  ['an image for a PDF', 'documentPath', 'image/png', png, 100, 'Choose a PDF.'],
  ['a text that is called a PDF', 'documentPath', 'application/pdf', 'no PDF', 100, 'Choose a PDF.'],
  ['an empty file', 'documentPath', 'application/pdf', '', 0, 'That file is empty.'],
] as const)('judges %s before it is sent', async (_, field, type, start, size, verdict) => {
  const bytes = new Uint8Array(size);
  bytes.set([...start].map((character) => character.charCodeAt(0)));
  expect(await validateFile(field, new Blob([bytes], { type }))).toBe(verdict);
});
