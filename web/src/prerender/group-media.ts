import { compareMedia } from '#ui/style-system.ts';
import { splitCss } from './split-css.ts';

/**
 * Brings the rules of each medium together at the end. Emotion writes a medium anew for every class. An element of ours
 * has one class, and within a class media come last and in this order, so what wins stays what it was.
 */
export function groupMedia(css: string): string {
  const plain: string[] = [];
  const media = new Map<string, string>();
  for (const { selector, block } of splitCss(css)) {
    if (selector.startsWith('@media')) media.set(selector, (media.get(selector) ?? '') + block);
    else plain.push(`${selector}{${block}}`);
  }
  const sorted = [...media].toSorted(([a], [b]) => compareMedia(a, b));
  return [...plain, ...sorted.map(([medium, rules]) => `${medium}{${rules}}`)].join('');
}
