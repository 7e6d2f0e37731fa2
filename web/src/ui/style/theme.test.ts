import type { SystemStyleObject } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { createTheme } from './theme.ts';

const theme = createTheme();

it.each<[SystemStyleObject, Record<string, string>]>([
  [{ color: 'ink.muted' }, { color: 'var(--k-colors-ink-muted)' }],
  [{ paddingInlineStart: '4' }, { paddingInlineStart: 'var(--k-spacing-4)' }],
  [{ marginTop: '-4' }, { marginTop: 'calc(var(--k-spacing-4) * -1)' }],
  [{ px: '4' }, { paddingInline: 'var(--k-spacing-4)' }],
  [{ boxSize: '6' }, { width: 'var(--k-sizes-6)', height: 'var(--k-sizes-6)' }],
  [{ maxWidth: 'page' }, { maxWidth: 'var(--k-sizes-page)' }],
  [{ width: '12' }, { width: 'var(--k-sizes-12)' }],
  [{ borderInlineStartColor: 'gold' }, { borderInlineStartColor: 'var(--k-colors-gold)' }],
  [{ borderRadius: 'leaf' }, { borderRadius: 'var(--k-radii-leaf)' }],
  [{ boxShadow: 'raised' }, { boxShadow: 'var(--k-shadows-raised)' }],
  [{ fontSize: '4xl' }, { fontSize: 'var(--k-font-sizes-4xl)' }],
  [{ height: '50%' }, { height: '50%' }],
])('%o has its token’s custom property', (style, css) => {
  expect(theme.css(style)).toEqual(css);
});

it('has the dark shade where the device asks for it, on screens only', () => {
  expect(theme.css({ color: { base: 'ink', _dark: '#fff' } })).toEqual({
    color: 'var(--k-colors-ink)',
    '@media screen and (prefers-color-scheme: dark)': { color: '#fff' },
  });
});
