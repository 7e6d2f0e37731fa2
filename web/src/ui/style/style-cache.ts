import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache that styles are collected in. Nothing is prefixed for old browsers: those that the site is built for need
 * it in one place, which says so itself.
 * Emotion takes over the styles that a built page already has: their tag names them.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'k', stylisPlugins: [] });
}
