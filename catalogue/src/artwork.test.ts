import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artwork, brandFiles, hardwareImage, imageWidths, publicFile, sceneNames } from './artwork.ts';
import { shippedHardware } from './hardware.ts';
import { socialSize } from './social-image.ts';

const kB = 1000;
const drawings = ['brand', 'scenes', 'hardware'].flatMap((folder) =>
  readdirSync(artwork(folder)).map((file) => `${folder}/${file}`),
);

describe('the images of the hardware', () => {
  const limits = { 320: 10 * kB, 640: 30 * kB, 1280: 60 * kB };
  const cases = shippedHardware.flatMap((item) => imageWidths.map((width) => [item._id, width] as const));

  it.each(cases)('%s at %d px is there, three to four, and light', async (id, width) => {
    const file = readFileSync(hardwareImage(id, width));
    const { format, width: actual, height } = await sharp(file).metadata();
    expect({ format, actual, height }).toEqual({ format: 'webp', actual: width, height: (width * 3) / 4 });
    expect(file.length).toBeLessThan(limits[width]);
  });

  it('has none left over from an item that is gone', () => {
    const expected = shippedHardware.flatMap((item) =>
      imageWidths.map((width) => hardwareImage(item._id, width)),
    );
    const folder = new URL('../storage/images/', import.meta.url);
    expect(readdirSync(folder)).toHaveLength(expected.length);
  });
});

describe('the images of shared links', () => {
  it.each(sceneNames)('%s has the usual size', async (scene) => {
    const file = readFileSync(publicFile(`social/${scene}.png`));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...socialSize });
    expect(file.length).toBeLessThan(80 * kB);
  });
});

describe('the icons', () => {
  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ])('%s is %d px square', async (name, size) => {
    const file = readFileSync(publicFile(`icons/${name}.png`));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('fill their square where the system cuts the corners itself', async () => {
    for (const name of ['apple-touch-icon', 'icon-maskable-512']) {
      expect((await sharp(publicFile(`icons/${name}.png`)).stats()).isOpaque).toBe(true);
    }
  });

  it('have a favicon.ico of one 32 px image', async () => {
    const file = readFileSync(publicFile('favicon.ico'));
    expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    const image = file.subarray(file.readUInt32LE(18));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});

describe('the drawings', () => {
  it.each(sceneNames)('%s is served as drawn, in less than 5 kB', (scene) => {
    const drawn = readFileSync(artwork(`scenes/${scene}.svg`));
    expect(readFileSync(publicFile(`art/${scene}.svg`)).equals(drawn)).toBe(true);
    expect(gzipSync(drawn).length).toBeLessThan(5 * kB);
  });

  it.each(Object.entries(brandFiles))('%s is served as drawn at %s', (drawing, served) => {
    expect(readFileSync(publicFile(served)).equals(readFileSync(artwork(`brand/${drawing}.svg`)))).toBe(true);
  });

  it('has one for each hardware item', () => {
    for (const item of shippedHardware) expect(drawings).toContain(`hardware/${item._id}.svg`);
  });

  it.each(drawings)(
    '%s holds shapes only: no script, style, text, editor data or outside address',
    (name) => {
      const svg = readFileSync(artwork(name), 'utf8');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
      expect(svg).not.toMatch(/<(script|style|text|image|metadata|foreignObject)|inkscape|sketch|\son\w+=/i);
      expect(svg.match(/https?:/g)).toHaveLength(1);
    },
  );

  it.each(drawings)('%s writes its places to one decimal', (name) => {
    const places = readFileSync(artwork(name), 'utf8').match(/ d="[^"]*"/g) ?? [];
    expect(places.join('')).not.toMatch(/\.\d\d/);
  });
});

describe('the typeface', () => {
  it('is one file, small enough to load beside the page, with its licence', () => {
    const font = readFileSync(publicFile('fonts/instrument-sans.woff2'));
    expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(font.length).toBeLessThan(28 * kB);
    expect(readFileSync(publicFile('fonts/instrument-sans-licence.txt'), 'utf8')).toContain(
      'SIL Open Font License',
    );
  });
});
