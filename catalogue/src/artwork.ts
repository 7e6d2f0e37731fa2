/** Where drawings stand, what is made from them, and where that goes: shared by the maker and its test. */
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
  mark: 'art/mark.svg',
  logo: 'art/logo.svg',
  'logo-on-dark': 'art/logo-on-dark.svg',
} as const;

export const semibold = new URL('../fonts/instrument-sans-semibold.ttf', import.meta.url);

/** The path of a drawing, named within `catalogue/artwork`. */
export const artwork = (name: string): string =>
  fileURLToPath(new URL(`../artwork/${name}`, import.meta.url));

/** The path of a file that the site serves, named as in its address. */
export const publicFile = (name: string): string =>
  fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url));

/** The path of a hardware image, in the folder that seeding copies to Storage. */
export function hardwareImage(id: string, width: ImageWidth): string {
  const suffix = width === 640 ? '' : `-${width}`;
  return fileURLToPath(new URL(`../storage/images/${id}${suffix}.webp`, import.meta.url));
}
