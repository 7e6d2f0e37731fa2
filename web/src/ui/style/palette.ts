/**
 * The shop's colours for the light and dark schemes. A unit test checks the contrast of all pairs that are used
 * together.
 */
export type Shade = { light: string; dark: string };

export const palette = {
  /** The page's background, that of cards on it, and that of sunken areas. */
  paper: { light: '#FBF8F0', dark: '#0C1812' },
  surface: { light: '#FFFEFB', dark: '#13231B' },
  sunken: { light: '#F2ECDD', dark: '#1B2E25' },
  /** Behind transparent pictures: the edge, and two lighter discs. */
  picture: { light: '#EBE4D2', dark: '#2C4238' },
  'picture.halo': { light: '#F0EADB', dark: '#3A5347' },
  'picture.light': { light: '#F5F0E4', dark: '#4A6658' },
  ink: { light: '#12241C', dark: '#F5F0E3' },
  'ink.muted': { light: '#4B5A52', dark: '#B6C1B8' },
  /** `line` only separates; the border of a control needs more contrast. */
  line: { light: '#E1D9C6', dark: '#2C4036' },
  'line.control': { light: '#75817A', dark: '#85958B' },
  /**
   * Kōwhai gold, the one accent: as a background for `gold.ink`, as text, and as the line under links and chosen entries.
   */
  gold: { light: '#F4B81C', dark: '#F5BE2E' },
  'gold.hover': { light: '#E5A600', dark: '#FFD15C' },
  'gold.ink': { light: '#12241C', dark: '#12241C' },
  'gold.text': { light: '#785500', dark: '#F7CB57' },
  'gold.line': { light: '#B07E00', dark: '#F5BE2E' },
  /** For sections that are dark in both schemes: the hero, the footer. */
  night: { light: '#0F2119', dark: '#13271D' },
  'night.raised': { light: '#1A3327', dark: '#1C3528' },
  'night.ink': { light: '#F8F3E7', dark: '#F8F3E7' },
  'night.muted': { light: '#BAC6BD', dark: '#BAC6BD' },
  'night.line': { light: '#35503F', dark: '#35503F' },
  focus: { light: '#12241C', dark: '#F5BE2E' },
  /** The background and text of notices. */
  'danger.bg': { light: '#FBE9E4', dark: '#3B1813' },
  'danger.text': { light: '#9B2318', dark: '#FFB6A8' },
  'success.bg': { light: '#E5F1E3', dark: '#12321F' },
  'success.text': { light: '#1B6338', dark: '#9FDDAE' },
  'warning.bg': { light: '#FDF0C8', dark: '#352A0B' },
  'warning.text': { light: '#715000', dark: '#F7CB57' },
  'info.bg': { light: '#E3EFEE', dark: '#10303A' },
  'info.text': { light: '#1D5361', dark: '#A3D6E2' },
} satisfies Record<string, Shade>;

export const shadows: Record<'raised', Shade> = {
  raised: {
    light: '0 1px 2px rgb(18 36 28 / 0.06), 0 10px 28px -14px rgb(18 36 28 / 0.28)',
    dark: '0 1px 2px rgb(0 0 0 / 0.5), 0 12px 30px -12px rgb(0 0 0 / 0.7)',
  },
};
