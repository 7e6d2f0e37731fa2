import type { ElementType, Key, ReactElement } from 'react';
import { jsx as createElement, jsxs as createElementOfMany } from 'react/jsx-runtime';
import { ownTexts, type Props } from './own-texts.ts';

// biome-ignore lint/performance/noBarrelFile: compiled JSX takes Fragment from the file of its functions.
export { Fragment, type JSX } from 'react/jsx-runtime';

/** What JSX compiles to: React's own function, with a text node for itself for each text. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElement(type, ownTexts(type, props, false), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElementOfMany(type, ownTexts(type, props, true), key);
}
