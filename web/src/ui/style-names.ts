/**
 * Emotion names a class after a hash of its rules. In a built page each name stands in the styles and on the elements,
 * and hashes do not compress: they would be a tenth of the HTML. So the build writes short names, and the page's data
 * tells the browser which hash each stands for.
 */
const givenNames = new Map<string, string>();

/** Takes over the names that the built page has: the hashes in the order in which the build named them. */
export function adoptNames(hashes: readonly string[]): void {
  for (const [index, hash] of hashes.entries()) givenNames.set(hash, shortName(index));
}

/**
 * The name of a style in this page. In the browser's build, Emotion asks here: see `vite/lean-modules.ts`. A name made
 * of a hash begins with a digit, which no short name has, so that no two styles ever share one.
 */
export function nameOf(hash: string): string {
  return givenNames.get(hash) ?? `0${hash}`;
}

/** a to z, then aa, ab and on: letters that the rest of the page is full of compress best. */
export function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}
