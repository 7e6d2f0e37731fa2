import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultSystem } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { buttonRecipe } from './button-recipe.ts';
import { choiceRowRecipe } from './choice-recipe.ts';
import { controlRecipe } from './control-recipe.ts';
import { styleSystem } from './style-system.ts';
import { createThemeSystem } from './theme.ts';
import { fixedTokens } from './tokens.ts';

const chakraSystem = createThemeSystem();

/** What Chakra's custom properties stand for, where the small system writes the value itself. */
const fixedValues = new Map<string, string>(
  Object.entries(fixedTokens).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([name, value]) => {
      const path = `${kind}-${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [`var(--k-${path.replace('.', '\\.')})`, value] as const;
    }),
  ),
);
for (const [name, value] of Object.entries(fixedTokens.spacing)) {
  fixedValues.set(`var(--k-sizes-${name.replace('.', '\\.')})`, value);
}

function withFixedValues(text: string): string {
  const written = text.replace(
    /var\(--k-[\w\\.-]+\)/g,
    (reference) => fixedValues.get(reference) ?? reference,
  );
  return written.replace(/calc\(([\w.]+) \* -1\)/g, '-$1');
}

/** As CSS: the order of rules counts, so objects are compared as text. */
function asText(style: unknown): unknown {
  return JSON.parse(
    JSON.stringify(Object.entries(style as object), (_, value) => {
      if (typeof value === 'string') return withFixedValues(value);
      // Entries keep the order of rules in the comparison.
      return value && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : value;
    }),
  );
}

describe('the small style system makes of a style object what Chakra makes of it', () => {
  it.each<[string, Record<string, unknown>]>([
    ['tokens of every kind', { color: 'ink.muted', padding: '4', fontSize: 'xl', borderRadius: 'leaf' }],
    [
      'numbers and values that are no tokens',
      { padding: 4, flex: 1, opacity: 0.5, marginTop: '3px', gap: 0 },
    ],
    ['sizes that are spacing, and negative spacing', { width: '12', marginTop: '-4', height: '50%' }],
    ['tokens inside a longer value', { border: '1px solid {colors.line}', margin: '0 {spacing.4}' }],
    ['custom properties', { '--ring': 'colors.gold', '--raw': '3px', '--step': 'spacing.2.5' }],
    ['widths', { display: { base: 'none', md: 'block', lg: 'flex' }, padding: { lg: '8', base: '2' } }],
    ['below a width', { mdDown: { display: 'block' }, lgDown: { color: 'ink' }, color: 'gold' }],
    [
      'states',
      {
        _hover: { background: 'sunken' },
        _focusVisible: { outlineColor: 'focus' },
        _dark: { color: 'gold' },
      },
    ],
    ['a state inside a property', { color: { base: 'ink', _dark: 'gold', _hover: 'gold.text' } }],
    ['widths inside a state', { _hover: { padding: { base: '1', md: '2' } } }],
    [
      'selectors',
      {
        '& li + li::before': { content: '"/"', marginInlineEnd: '2' },
        '&[open] > summary svg:last-of-type': { transform: 'rotate(0.5turn)' },
      },
    ],
    [
      'media of every sort, in order',
      {
        _print: { color: '#000' },
        xl: { gap: '1' },
        _motionReduce: { animation: 'none' },
        smDown: { gap: '2' },
        sm: { gap: '3' },
        mdDown: { gap: '4' },
      },
    ],
    ['nothing where nothing is said', { color: undefined, padding: null, _hover: { color: undefined } }],
  ])('%s', (_, style) => {
    expect(asText(styleSystem.css(style as never))).toEqual(asText(chakraSystem.css(style as never)));
  });

  it('merges several, the later over the earlier', () => {
    const styles = [
      { paddingInline: '2', color: 'ink', _hover: { color: 'gold' } },
      { paddingInline: '4', _hover: { background: 'sunken' } },
    ];
    expect(asText(styleSystem.css(...(styles as never[])))).toEqual(
      asText(chakraSystem.css(...(styles as never[]))),
    );
  });
});

describe('the small style system resolves recipes as Chakra does', () => {
  it.each([
    ['the button as it comes', buttonRecipe, {}],
    ['a small danger button', buttonRecipe, { variant: 'danger', size: 'sm' }],
    ['a button that is wide from some width on', buttonRecipe, { size: { base: 'sm', md: 'lg' } }],
    ['a short control', controlRecipe, { length: 'short', numeric: true }],
    ['a choice', choiceRowRecipe, {}],
  ])('%s', (_, recipe, props) => {
    const ours = styleSystem.cva(recipe as never)(props as never);
    expect(asText(ours)).toEqual(asText(chakraSystem.cva(recipe as never)(props as never)));
  });

  it('compound variants', () => {
    const recipe = {
      variants: {
        size: { sm: { paddingInline: '2' }, lg: { paddingInline: '4' } },
        wide: { true: { width: 'full' } },
      },
      compoundVariants: [{ size: ['lg'], wide: true, css: { color: 'gold' } }],
    };
    for (const props of [
      { size: 'lg', wide: true },
      { size: 'sm', wide: true },
    ]) {
      const ours = styleSystem.cva(recipe as never)(props as never);
      expect(asText(ours)).toEqual(asText(chakraSystem.cva(recipe as never)(props as never)));
    }
  });
});

it('tells style props from attributes as Chakra does', () => {
  for (const prop of ['color', 'padding', '_hover', 'css', 'display', 'mdDown', 'gridTemplateColumns']) {
    expect(styleSystem.isValidProperty(prop)).toBe(true);
  }
  for (const prop of ['href', 'to', 'type', 'onClick', 'aria-label', 'data-x', 'children', 'name', 'value']) {
    expect(styleSystem.isValidProperty(prop)).toBe(false);
  }
});

it('knows every style prop that is in use', () => {
  const sources = resolve(import.meta.dirname, '..');
  /** Shapes of drawings, and how their lines end. */
  const isDrawn = (prop: string) => /^(?:[dxyr]|c[xy]|strokeLine\w+)$/.test(prop);
  const unknown = globSync('**/*.tsx', { cwd: sources }).flatMap((file) => {
    const props = readFileSync(resolve(sources, file), 'utf8').matchAll(/(?<=\s)(\w+)=(?=["{])/g);
    return [...props]
      .map(([, prop = '']) => prop)
      .filter(
        (prop) => !isDrawn(prop) && defaultSystem.isValidProperty(prop) && !styleSystem.isValidProperty(prop),
      )
      .map((prop) => `${file}: ${prop}`);
  });
  expect(unknown).toEqual([]);
});
