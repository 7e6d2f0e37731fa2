/** Where drawings are, what is made from them, and where that goes: shared by the maker and its test. */
import { fileURLToPath } from 'node:url';

/** The scenes: one for each kind of public page, and one social image for each. */
export const sceneNames = [
  'home',
  'fibre',
  'wireless',
  'hyperfibre',
  'hardware',
  'about',
  'contact',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** The widths of a hardware image in pixels. The middle one has the plain name that the catalogue stores. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Brand drawings that are served as they are, and under which name. */
export const brandFiles = {
  favicon: 'icons/favicon.svg',
  kowhai: 'art/kowhai.svg',
  mark: 'art/mark.svg',
  logo: 'art/logo.svg',
  'logo-on-dark': 'art/logo-on-dark.svg',
} as const;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export const regularFile = path('../../documents/fonts/instrument-sans-regular.ttf');
export const semiboldFile = path('../../documents/fonts/instrument-sans-semibold.ttf');
export const documentAssets = path('../../documents/src/assets.ts');

/** The path of a drawing, named within `catalogue/artwork`. */
export const artwork = (name: string): string => path(`../artwork/${name}`);

/** The path of a file that the site serves, named as in its address. */
export const publicFile = (name: string): string => path(`../../web/public/${name}`);

/** The path of a hardware image, in the folder that seeding copies to Storage. */
export function hardwareImage(id: string, width: ImageWidth): string {
  const suffix = width === 640 ? '' : `-${width}`;
  return path(`../storage/images/${id}${suffix}.webp`);
}
