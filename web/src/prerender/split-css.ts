export type CssRule = { selector: string; block: string };

/**
 * Takes CSS apart into its outermost rules.
 *
 * @param css as Emotion writes it: no comments, and no braces inside of strings
 */
export function splitCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if (css[at] === '}' && --depth === 0) {
      rules.push({ selector: css.slice(start, open), block: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}
