import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeImages } from './make-images.ts';

const green = { create: { width: 800, height: 600, channels: 3, background: '#2f5d4a' } } as const;
const photo = await sharp(green).jpeg().toBuffer();
const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
const insert = (...bytes: number[]) =>
  Buffer.concat([photo.subarray(0, scan), Buffer.from(bytes), photo.subarray(scan)]);
const samsung = Buffer.from(photo).fill(0, scan + 11, scan + 14);

it.each([
  ['of a phone that leaves out the parameters of its scan', samsung],
  ['with stray bytes between its parts', insert(1, 2, 3)],
  ['as PNG', await sharp(green).png().toBuffer()],
  ['as AVIF of the family’s brand', Buffer.from((await sharp(green).avif().toBuffer()).fill('mif1', 8, 12))],
])('a photograph %s becomes an image', async (_, bytes) => {
  const { files } = await makeImages(bytes, 'photo');
  expect(files.map(({ path }) => path)).toEqual([
    'images/photo-320.webp',
    'images/photo.webp',
    'images/photo-1280.webp',
  ]);
});

it.each([
  ['cut in half', photo.subarray(0, photo.length / 2), 'VALIDATION'],
  ['without its last bytes', photo.subarray(0, photo.length - 40), 'VALIDATION'],
  ['of an iPhone', Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1', 'latin1'), 'UNSUPPORTED_TYPE'],
])('a photograph %s is refused', async (_, bytes, code) => {
  await expect(makeImages(bytes, 'photo')).rejects.toMatchObject({ code });
});
