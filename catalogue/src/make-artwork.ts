/**
 * Makes every raster the shop serves from the drawings in `catalogue/artwork`, and copies the drawings that are
 * served as they are. Run it after changing a drawing: `npx node catalogue/src/make-artwork.ts`. What it makes is
 * committed, so that building the site needs no image library.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  artwork,
  brandFiles,
  documentAssets,
  hardwareImage,
  imageWidths,
  publicFile,
  regularFile,
  sceneNames,
  semiboldFile,
} from './artwork.ts';
import { shippedHardware } from './hardware.ts';
import { makeSocialImage } from './social-image.ts';

/** Renders a drawing at a width, sharp at any size: the drawing is scaled before it becomes pixels. */
async function render(drawing: string, width: number): Promise<Sharp> {
  const svg = await readFile(drawing);
  const { width: drawnWidth, density } = await sharp(svg).metadata();
  return sharp(svg, { density: ((density ?? 72) * width) / (drawnWidth ?? width) }).resize({ width });
}

async function save(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function makeHardwareImages(): Promise<void> {
  for (const item of shippedHardware) {
    for (const width of imageWidths) {
      const image = await render(artwork(`hardware/${item._id}.svg`), width);
      await save(
        hardwareImage(item._id, width),
        await image.webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer(),
      );
    }
  }
}

async function makeSocialImages(): Promise<void> {
  for (const scene of sceneNames) {
    await save(publicFile(`social/${scene}.png`), await makeSocialImage(scene, semiboldFile));
  }
}

async function makeIcons(): Promise<void> {
  const png = async (drawing: string, size: number) =>
    (await render(artwork(`brand/${drawing}.svg`), size)).png({ compressionLevel: 9 }).toBuffer();
  await save(publicFile('favicon.ico'), wrapAsIco(await png('icon-small', 32), 32));
  await save(publicFile('icons/apple-touch-icon.png'), await png('icon-square', 180));
  await save(publicFile('icons/icon-192.png'), await png('favicon', 192));
  await save(publicFile('icons/icon-512.png'), await png('favicon', 512));
  await save(publicFile('icons/icon-maskable-512.png'), await png('icon-maskable', 512));
}

/** An ICO file is a directory of images; every browser in use takes a PNG as its one entry. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // It holds icons,
  header.writeUInt16LE(1, 4); // one of them,
  header.writeUInt8(size, 6); // so wide
  header.writeUInt8(size, 7); // and so high,
  header.writeUInt16LE(1, 10); // with one colour plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel,
  header.writeUInt32LE(png.length, 14); // so long
  header.writeUInt32LE(header.length, 18); // and starting here.
  return Buffer.concat([header, png]);
}

async function copyDrawings(): Promise<void> {
  await mkdir(publicFile('art'), { recursive: true });
  await mkdir(publicFile('icons'), { recursive: true });
  for (const scene of sceneNames)
    await copyFile(artwork(`scenes/${scene}.svg`), publicFile(`art/${scene}.svg`));
  for (const [drawing, served] of Object.entries(brandFiles)) {
    await copyFile(artwork(`brand/${drawing}.svg`), publicFile(served));
  }
}

/**
 * Writes the two fonts and the logo of the documents as a module, because what lays a document out reads no files:
 * the server can then make one anew from nothing but its own bundle.
 */
async function makeDocumentAssets(): Promise<void> {
  const [regular, bold, logo] = await Promise.all([
    readFile(regularFile),
    readFile(semiboldFile),
    readFile(artwork('brand/logo-on-dark.svg'), 'utf8'),
  ]);
  const lines = [
    '/** Made by catalogue/src/make-artwork.ts from documents/fonts and the logo; change those and run it again. */',
    `export const logoOnDark =\n  '${logo.trim()}';`,
    `export const regularFont =\n  '${regular.toString('base64')}';`,
    `export const semiboldFont =\n  '${bold.toString('base64')}';`,
  ];
  await writeFile(documentAssets, `${lines.join('\n')}\n`);
}

await Promise.all([
  makeHardwareImages(),
  makeSocialImages(),
  makeIcons(),
  copyDrawings(),
  makeDocumentAssets(),
]);
