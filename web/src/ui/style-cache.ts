import createCache, { type EmotionCache } from '@emotion/cache';
import { nameOf } from './style-names.ts';

/** The prefix of every class name. */
export const styleKey = 'k';

/**
 * The cache that styles are collected in. Nothing is prefixed for old browsers: those that the site is built for need
 * it in one place, which says so itself.
 *
 * @param builtHashes the styles that the built page already has, so that hydration writes none of them again
 */
export function createStyleCache(builtHashes: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: styleKey, stylisPlugins: [] });
  for (const hash of builtHashes) cache.inserted[nameOf(hash)] = true;
  return cache;
}
