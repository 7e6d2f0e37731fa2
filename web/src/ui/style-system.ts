import type { SystemContext } from '@chakra-ui/react';
import { conditions, plainProperties, tokenProperties } from './style-properties.ts';
import { breakpoints, fixedTokens, variableTokens } from './tokens.ts';

/**
 * What Chakra's factory asks of a theme while it renders: style objects become CSS, recipes become style objects.
 * Chakra's own `createSystem` does the same and carries its token dictionary along, four times this size, to every
 * visitor. `style-system.test.ts` holds this one against it. Class names are hashes of the CSS, so the build and the
 * browser both use this one.
 */
type Style = { [key: string]: unknown };
type Recipe = {
  base?: Style;
  variants?: Record<string, Record<string, Style>>;
  defaultVariants?: Style;
  compoundVariants?: readonly (Style & { css: Style })[];
};

const kindOf = new Map(
  Object.entries(tokenProperties).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

/** `--k-colors-ink-muted` for the colour `ink.muted`. */
const refer = (kind: string, name: string) => `var(--k-${kind}-${name.replace('.', '-')})`;

/** What each token becomes in CSS, by kind and name. */
const tokens: Record<string, Readonly<Record<string, string>>> = {
  ...fixedTokens,
  // Sizes take the steps of spacing as well as their own names.
  sizes: { ...fixedTokens.spacing, ...fixedTokens.sizes },
  ...Object.fromEntries(
    Object.entries(variableTokens).map(([kind, names]) => [
      kind,
      Object.fromEntries(names.map((name) => [name, refer(kind, name)])),
    ]),
  ),
};

const conditionOf = new Map<string, readonly string[]>([
  ...Object.entries(conditions).map(([name, rule]) => [`_${name}`, [rule].flat()] as const),
  ...Object.entries(breakpoints).flatMap(([name, rem]) => [
    [name, [`@media screen and (min-width: ${rem}rem)`]] as const,
    // A hair below, so that no width is on both sides.
    [`${name}Down`, [`@media screen and (max-width: ${rem - 0.0025}rem)`]] as const,
  ]),
]);

const properties = new Set(['css', ...plainProperties, ...kindOf.keys()]);

const isObject = (value: unknown): value is Style => typeof value === 'object' && value !== null;
const isCondition = (key: string) => conditionOf.has(key) || /^[@_]|&/.test(key);
const isValidProperty = (prop: string) => properties.has(prop) || conditionOf.has(prop);

/** What a token stands for, or undefined where the value is none. Spacing also knows `-4`. */
function findToken(kind: string, name: string): string | undefined {
  const known = tokens[kind]?.[name];
  if (known || kind !== 'spacing' || !name.startsWith('-')) return known;
  const positive = tokens[kind]?.[name.slice(1)];
  return positive && `-${positive}`;
}

/** Tokens are named by the property's kind (`color: gold`), in braces inside a longer value, or in full for `--x`. */
function toCssValue(property: string, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value).replace(
    /\{(\w+)\.([\w.]+)\}/g,
    (whole, kind, name) => findToken(kind, name) ?? whole,
  );
  const [, kind, name] = (property.startsWith('--') && /^(\w+)\.([\w.]+)$/.exec(text)) || [
    '',
    kindOf.get(property) ?? '',
    text,
  ];
  return findToken(kind, name) ?? (typeof value === 'number' ? value : text);
}

/** Writes one value of a style object where its conditions put it. */
function write(target: Style, key: string, value: unknown, property: string): void {
  if (value === undefined || value === null) return;
  if (key === 'base') {
    writeAll(target, value, property);
  } else if (isCondition(key)) {
    let inner: Style = {};
    writeAll(inner, value, property);
    if (Object.keys(inner).length === 0) return;
    for (const rule of (conditionOf.get(key) ?? [key]).toReversed()) inner = { [rule]: inner };
    merge(target, inner);
  } else {
    writeAll(target, value, key);
  }
}

function writeAll(target: Style, value: unknown, property: string): void {
  if (!isObject(value)) target[property] = toCssValue(property, value);
  else for (const [key, inner] of Object.entries(value)) write(target, key, inner, property);
}

/** Narrow before wide, wide screens' `max-width` the other way round, other media after them, print last. */
function rankOf(rule: string): number {
  const rem = Number(/([\d.]+)rem/.exec(rule)?.[1] ?? 0);
  if (rule.includes('print')) return 3e6;
  if (rule.includes('max-width')) return 1e6 - rem;
  return rule.includes('min-width') ? rem : 2e6;
}

/** The order in which media stand within a class. */
export function compareMedia(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || a.localeCompare(b);
}

function sortMedia(style: Style): Style {
  const entries = Object.entries(style);
  const media = entries.filter(([key]) => key.startsWith('@media'));
  media.sort(([a], [b]) => compareMedia(a, b));
  const rest = entries.filter(([key]) => !key.startsWith('@media'));
  return Object.fromEntries([
    ...rest.map(([key, value]) => [key, isObject(value) ? sortMedia(value) : value]),
    ...media,
  ]);
}

/** Merges deeply; what is undefined says nothing, and a plain value replaces one for several widths. */
function merge(target: Style, source: Style): Style {
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined) continue;
    const present = target[key];
    target[key] = isObject(value) ? merge(isObject(present) ? present : {}, value) : value;
  }
  return target;
}

function css(...styles: Style[]): Style {
  const result: Style = {};
  writeAll(result, styles.reduce(merge, {}), '');
  return sortMedia(result);
}

/** Recipes are constants: each is prepared once, and each choice of its variants once. */
const prepared = new WeakMap<Recipe, ReturnType<typeof prepare>>();

function cva(recipe: Recipe = {}) {
  const known = prepared.get(recipe) ?? prepare(recipe);
  prepared.set(recipe, known);
  return known;
}

function prepare(recipe: Recipe) {
  const { base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] } = recipe;
  const variantKeys = Object.keys(variants);
  const resolved = new Map<string, Style>();

  const resolve = (chosen: Style = {}): Style => {
    const choice = merge({ ...defaultVariants }, chosen);
    const key = JSON.stringify(choice);
    const known = resolved.get(key);
    if (known) return known;
    const styles = [base];
    for (const [name, option] of Object.entries(choice)) {
      const options = variants[name];
      if (!options) continue;
      if (isObject(option)) {
        for (const [width, each] of Object.entries(option)) styles.push({ [width]: options[String(each)] });
      } else {
        styles.push(options[String(option)] ?? {});
      }
    }
    for (const { css: extra, ...wanted } of compoundVariants) {
      const fits = Object.entries(wanted).every(([name, option]) => [option].flat().includes(choice[name]));
      if (fits) styles.push(extra);
    }
    const style = css(...styles);
    resolved.set(key, style);
    return style;
  };

  return Object.assign(resolve, {
    __cva__: true,
    variantKeys,
    config: recipe,
    merge: (other: { config: Recipe }) =>
      cva({
        base: merge(merge({}, base), other.config.base ?? {}),
        variants: merge(merge({}, variants), other.config.variants ?? {}) as Recipe['variants'],
        defaultVariants: { ...defaultVariants, ...other.config.defaultVariants },
        compoundVariants: [...compoundVariants, ...(other.config.compoundVariants ?? [])],
      } as Recipe),
  });
}

// The factory uses these three and the provider the two settings; the rest of Chakra's context is never asked for,
// because no component of Chakra's own is in use.
export const styleSystem = {
  css,
  cva,
  isValidProperty,
  _config: { disableLayers: true },
  _global: [],
} as unknown as SystemContext;
