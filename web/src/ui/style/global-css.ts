import type { SystemConfig } from '@chakra-ui/react';

/** The shop's typeface: one variable font file for all weights. */
export const fontFile = '/fonts/instrument-sans.woff2';

/**
 * `font-display: optional` uses the font only if it has loaded by the first paint, so that text never jumps. Chakra's
 * style objects do not support `@font-face`, so this is plain CSS.
 */
export const fontFace = `@font-face{font-family:"Instrument Sans";src:url(${fontFile}) format("woff2");font-weight:400 700;font-display:optional}`;

/** The CSS reset and the page's background. Element selectors are in :where(), so that any class overrides them. */
export const globalCss: NonNullable<SystemConfig['globalCss']> = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    borderWidth: '0',
    borderStyle: 'solid',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  ':where(*)': { margin: '0', padding: '0', font: 'inherit', color: 'inherit' },
  ':where(html)': {
    fontFamily: '"Instrument Sans", system-ui, sans-serif',
    lineHeight: 'body',
    color: 'ink',
    background: 'paper',
    colorScheme: 'light dark',
    // Safari on iOS only knows the prefixed name, which Chakra's types lack.
    ...{ WebkitTextSizeAdjust: '100%' },
    // Keeps anchors and the focused error summary away from the window's edge.
    scrollPaddingTop: '1.5rem',
    // A page stays where it is while a dialog takes its scroll bar away.
    scrollbarGutter: 'stable',
    // Screen sizes are large on paper, so prints are scaled to the size of a letter.
    '@media print': { background: '#fff', color: '#000', fontSize: '75%' },
  },
  'html:has(dialog:modal)': { overflow: 'hidden' },
  ':where(body)': {
    fontSize: 'md',
    overflowWrap: 'break-word',
    // The typeface's spaces are narrow.
    wordSpacing: '0.06em',
  },
  // A full page's height would overflow onto a second sheet by a fraction of a pixel.
  ':where(#root)': { minHeight: { base: '100dvh', _print: '0' }, display: 'flex', flexDirection: 'column' },
  ':where(img, svg, video)': { display: 'block', maxWidth: '100%', height: 'auto' },
  // A long word in a name that staff typed must not widen the page.
  ':where(h1, h2, h3, p)': { overflowWrap: 'anywhere' },
  // Not "none", with which Safari no longer calls it a list.
  ':where(ul, ol, menu)': { listStyleType: '""' },
  ':where(table)': { borderCollapse: 'collapse', width: '100%' },
  ':where(button)': { background: 'none', cursor: 'pointer', textAlign: 'inherit' },
  ':where(input, textarea, select)': { background: 'none', borderRadius: '0' },
  ':where(a)': { textDecoration: 'none' },
  ':where(b, strong)': { fontWeight: 'bold' },
  ':where(em, i)': { fontStyle: 'italic' },
  ':where(small)': { fontSize: 'sm' },
  ':where(hr)': { borderTop: '1px solid', borderColor: 'line' },
  ':where(summary)': { cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':where(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // A heading that gets the focus after a navigation is announced; an outline would only confuse.
  ':where([tabindex="-1"]:focus-visible)': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  '[data-print="hide"]': { '@media print': { display: 'none !important' } },
  '::selection': { background: 'gold', color: 'gold.ink' },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  /** Progress that slows down and never reaches its end. */
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } },
  pulse: { '50%': { opacity: '0.45' } },
  swell: { from: { transform: 'scale(1.6)' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
};
