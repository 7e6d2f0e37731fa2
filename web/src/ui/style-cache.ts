import createCache, { type EmotionCache } from '@emotion/cache';

/** The element of a built page that holds the rules of its elements. */
export const pageStylesId = 'page-styles';

const key = 'k';

/**
 * The cache that styles are collected in. Its short key is the prefix of every class name. Nothing is prefixed for old
 * browsers: those that the site is built for need it in one place, which says so itself.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key, stylisPlugins: [] });
}

/** Tells the cache which rules the page was built with, so that hydration writes none of them again. */
export function adoptPageStyles(cache: EmotionCache): EmotionCache {
  const rules = document.getElementById(pageStylesId)?.textContent ?? '';
  for (const [, name = ''] of rules.matchAll(new RegExp(`\\.${key}-(\\w+)`, 'g')))
    cache.inserted[name] = true;
  return cache;
}
