/** The measures of the kit. They are the same on every screen, so styles carry their values. */
export const fixedTokens = {
  /** Multiples of 4 px, named as Chakra names them: "4" is 1rem. */
  spacing: Object.fromEntries(
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
      String(step),
      `${step / 4}rem`,
    ]),
  ),
  sizes: { full: '100%', page: '74rem', prose: '42rem', form: '32rem' },
  radii: {
    sm: '0.25rem',
    md: '0.5rem',
    lg: '0.875rem',
    full: '999px',
    // The shop's own corner: one side rounded like a kōwhai leaflet.
    leaf: '0.375rem 1.75rem 0.375rem 0.375rem',
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
    '3xl': 'clamp(2rem, 1.5rem + 2.2vw, 2.875rem)',
    '4xl': 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700' },
  lineHeights: { tight: '1.08', snug: '1.25', body: '1.55' },
  letterSpacings: { tight: '-0.015em', wide: '0.06em' },
  durations: { fast: '120ms', slow: '240ms' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/**
 * What follows the person's colour scheme: styles name a custom property. What each stands for is
 * written into the HTML, from `palette.ts`.
 */
export const variableTokens = {
  colors: [
    'paper',
    'surface',
    'sunken',
    'ink',
    'ink.muted',
    'line',
    'line.control',
    'gold',
    'gold.hover',
    'gold.ink',
    'gold.text',
    'gold.line',
    'night',
    'night.raised',
    'night.ink',
    'night.muted',
    'night.line',
    'focus',
    'danger.bg',
    'danger.text',
    'success.bg',
    'success.text',
    'warning.bg',
    'warning.text',
    'info.bg',
    'info.text',
  ],
  shadows: ['raised'],
} as const;

export type ColourName = (typeof variableTokens.colors)[number];

/** From these widths on, in rem. */
export const breakpoints = { sm: 30, md: 48, lg: 64, xl: 80 } as const;
