import type { SystemConfig } from '@chakra-ui/react';

/** The shop's typeface, all weights in one file. */
export const fontFile = '/fonts/instrument-sans.woff2';

/**
 * Taken if it is there in time for the first paint, and otherwise from the next page on: text never jumps. Chakra's
 * style objects know no `@font-face`, so this is written as it is.
 */
export const fontFace = `@font-face{font-family:"Instrument Sans";src:url(${fontFile}) format("woff2");font-weight:400 700;font-display:optional}`;

/**
 * The reset and the page's ground. Element selectors are wrapped in :where() so that any component's class wins.
 */
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
    // The name that Safari on a phone knows, and Chrome too; Chakra's types do not.
    ...{ WebkitTextSizeAdjust: '100%' },
    // Anchors and the focused error are not glued to the window's edge.
    scrollPaddingTop: '1.5rem',
    // On paper the letters of a screen are large: these are those of a letter.
    '@media print': { background: '#fff', color: '#000', fontSize: '75%' },
  },
  ':where(body)': {
    fontSize: 'md',
    overflowWrap: 'break-word',
    // The typeface sets its words close.
    wordSpacing: '0.06em',
  },
  // On paper, a whole page's height would spill onto the next sheet by a fraction of a pixel.
  ':where(#root)': { minHeight: { base: '100dvh', _print: '0' }, display: 'flex', flexDirection: 'column' },
  ':where(img, svg, video)': { display: 'block', maxWidth: '100%', height: 'auto' },
  // However long a word somebody gives a plan, it widens no page.
  ':where(h1, h2, h3, p)': { overflowWrap: 'anywhere' },
  ':where(ul, ol, menu)': { listStyle: 'none' },
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
  // A heading that gets the focus after a page change is announced; a ring around it would only puzzle.
  ':where([tabindex="-1"]:focus-visible)': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  '[data-print="hide"]': { '@media print': { display: 'none !important' } },
  '::selection': { background: 'gold', color: 'gold.ink' },
};

/** Movement explains something or is not there: what turns, what waits, what has just come. */
export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  /** Soon near its end, which it never reaches by itself. */
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } },
  pulse: { '50%': { opacity: '0.45' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
};
