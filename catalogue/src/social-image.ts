import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artwork, type SceneName } from './artwork.ts';

/** What a shared link shows: Open Graph's usual size. */
export const socialSize = { width: 1200, height: 630 } as const;

const INK = '#10231c';
const PAPER = '#faf7f0';
const textColumn = { left: 64, width: 400 };
const sceneColumn = { left: 476, width: 724 };

// Where the scene is cut on its left, in pixels of the scene at full height: each keeps what it is about.
const scenes: Record<SceneName, { words: string; cutLeft: number }> = {
  home: { words: 'Broadband for\nthe place you\ncall home', cutLeft: 70 },
  fibre: { words: 'Fibre: light\nin glass, to\nyour door', cutLeft: 130 },
  wireless: { words: 'Wireless:\nover the hills,\nno cable', cutLeft: 40 },
  hyperfibre: { words: 'Hyperfibre:\nas fast up\nas down', cutLeft: 50 },
  hardware: { words: 'Mesh and\nrouters for\nevery room', cutLeft: 50 },
  about: { words: 'A small\nprovider,\nclose to home', cutLeft: 120 },
  contact: { words: 'Ask us\nanything', cutLeft: 20 },
};

/**
 * Makes the image of a shared link: the logo and a few words beside the page's scene.
 *
 * @param fontPath the typeface's file, so that the words look the same on any machine
 */
export async function makeSocialImage(scene: SceneName, fontPath: string): Promise<Buffer> {
  const { words, cutLeft } = scenes[scene];
  // A scene is drawn 640 by 480; here it is a little larger than its place and runs off the edges.
  const bleed = 24;
  const picture = await sharp(await readFile(artwork(`scenes/${scene}.svg`)), { density: 160 })
    .resize({ height: socialSize.height + 2 * bleed })
    .extract({ left: bleed + cutLeft, top: bleed, width: sceneColumn.width, height: socialSize.height })
    .toBuffer();
  const logo = await sharp(await readFile(artwork('brand/logo-on-dark.svg')), { density: 200 })
    .resize({ width: 300 })
    .toBuffer();
  const text = await sharp({
    text: {
      text: `<span foreground="${PAPER}" letter_spacing="-600">${words}</span>`,
      font: 'Instrument Sans SemiBold 44',
      fontfile: fontPath,
      rgba: true,
      dpi: 96,
      spacing: 8,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

  return sharp({ create: { ...socialSize, channels: 3, background: INK } })
    .composite([
      { input: picture, left: sceneColumn.left, top: 0 },
      { input: logo, left: textColumn.left, top: 72 },
      { input: text.data, left: textColumn.left, top: socialSize.height - 72 - text.info.height },
    ])
    .png({ palette: true, quality: 92, effort: 10 })
    .toBuffer();
}
