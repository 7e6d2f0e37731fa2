import { styleKey } from '#ui/style-cache.ts';
import { compareMedia } from '#ui/style-system.ts';
import { type CssRule, splitCss } from './split-css.ts';

/**
 * Arranges the rules of a page's elements so that they compress well. An element of ours has one class, so all that
 * counts is the order within a class: there media come last, in this order, and what wins stays what it was.
 */
export function arrangeRules(css: string): string {
  const plain: string[] = [];
  // Emotion writes a medium anew for every class.
  const media = new Map<string, string>();
  for (const { selector, block } of putLikeBesideLike(splitCss(css))) {
    if (selector.startsWith('@media')) media.set(selector, (media.get(selector) ?? '') + block);
    else plain.push(`${selector}{${block}}`);
  }
  const sorted = [...media].toSorted(([a], [b]) => compareMedia(a, b));
  return [...plain, ...sorted.map(([medium, rules]) => `${medium}{${rules}}`)].join('');
}

const className = new RegExp(`\\.${styleKey}-\\w+`);

/** Sorts the classes by how they begin. */
function putLikeBesideLike(rules: readonly CssRule[]): CssRule[] {
  const classes = Map.groupBy(rules, ({ selector, block }) => className.exec(`${selector}{${block}`)?.[0]);
  const beginnings = [...classes.values()].map((own) => ({ own, beginning: own[0]?.block ?? '' }));
  return beginnings.toSorted((a, b) => (a.beginning < b.beginning ? -1 : 1)).flatMap(({ own }) => own);
}
