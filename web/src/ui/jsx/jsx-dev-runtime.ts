import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as createElement, type JSXSource } from 'react/jsx-dev-runtime';
import { ownTexts, type Props } from './own-texts.ts';

// biome-ignore lint/performance/noBarrelFile: compiled JSX takes Fragment from the file of its functions.
export { Fragment, type JSX } from 'react/jsx-dev-runtime';

/** As in `jsx-runtime.ts`, with what React tells developers. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isList: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  const own = ownTexts(type, props, isList);
  return createElement(type, own, key, isList && Array.isArray(own.children), source, self);
}
