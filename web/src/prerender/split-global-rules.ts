import { splitCss } from './split-css.ts';

/** A custom property and what it stands for. */
const definition = /(--[\w-]+):[^;}]+;?/g;

/**
 * Parts the global rules into those that a built page needs and those that only what comes later may need: a table, a
 * toast, the colours of an alert.
 *
 * @param page the page's HTML and the rules of its elements
 */
export function splitGlobalRules(
  globalRules: string,
  page: { body: string; pageRules: string },
): { needed: string; later: string } {
  const rules = splitCss(globalRules).map((rule) => ({
    ...rule,
    isDefinition: /[{;]--|^--/.test(rule.block),
  }));
  const shown = new Set(rules.filter((rule) => !rule.isDefinition && isShown(rule.selector, page)));
  const shownText = [...shown].map(({ block }) => block).join('') + page.pageRules;
  const isUsed = (property: string) => shownText.includes(`var(${property})`);

  const pick = (isNeeded: boolean) =>
    rules.flatMap((rule) => {
      const { selector, block, isDefinition } = rule;
      if (!isDefinition) return shown.has(rule) === isNeeded ? `${selector}{${block}}` : [];
      const kept = block.replace(definition, (whole, property) =>
        isUsed(property) === isNeeded ? whole : '',
      );
      return `${selector}{${kept}}`;
    });
  return { needed: pick(true).join(''), later: pick(false).join('') };
}

/** Rules for elements and movements are there for those that the page has; all others are for every page. */
function isShown(selector: string, { body, pageRules }: { body: string; pageRules: string }): boolean {
  const movement = /^@keyframes (\w+)$/.exec(selector)?.[1];
  if (movement) return new RegExp(`animation[^;}]*\\b${movement}\\b`).test(pageRules);
  const elements = /^:where\(([a-z, ]+)\)$/.exec(selector)?.[1]?.split(', ');
  return (
    elements?.some((name) => name === 'html' || name === 'body' || new RegExp(`<${name}\\b`).test(body)) ??
    true
  );
}
