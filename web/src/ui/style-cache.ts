import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache that styles are collected in. Its short key is the prefix of every class name. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'k' });
}
