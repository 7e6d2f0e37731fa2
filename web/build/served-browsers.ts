/**
 * The oldest browsers that the shop serves, by their names in MDN's compatibility data: Vite's "baseline widely available",
 * but for Firefox, which has `:has` and `Intl.Segmenter` since 125.
 */
export const servedBrowsers = { chrome: 111, edge: 111, firefox: 125, safari: 16.4, safari_ios: 16.4 };

/** The same as Vite names them. */
export const buildTarget = Object.entries(servedBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
