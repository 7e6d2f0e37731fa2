import { expect, it } from 'vitest';
import { validateFile } from './validate-file.ts';

const megabyte = 1024 * 1024;

it.each([
  ['a photograph', 'imagePath', 'image/jpeg', megabyte, null],
  ['the largest image', 'imagePath', 'image/webp', 5 * megabyte, null],
  [
    'an image over the limit',
    'imagePath',
    'image/png',
    6 * megabyte,
    'That file is 6 MB. The limit is 5 MB.',
  ],
  [
    'an image just over the limit',
    'imagePath',
    'image/png',
    5 * megabyte + 1000,
    'That file is 5.1 MB. The limit is 5 MB.',
  ],
  [
    'a drawing that can hold scripts',
    'imagePath',
    'image/svg+xml',
    100,
    'Choose an image: JPEG, PNG, WebP or AVIF.',
  ],
  ['a PDF for an image', 'imagePath', 'application/pdf', 100, 'Choose an image: JPEG, PNG, WebP or AVIF.'],
  ['a PDF', 'documentPath', 'application/pdf', megabyte, null],
  ['an image for a PDF', 'documentPath', 'image/png', 100, 'Choose a PDF.'],
  ['an empty file', 'documentPath', 'application/pdf', 0, 'That file is empty.'],
] as const)('judges %s', (_, field, type, size, verdict) => {
  expect(validateFile(field, { type, size })).toBe(verdict);
});
