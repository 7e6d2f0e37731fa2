import { styleKey } from '#ui/style-cache.ts';
import { shortName } from '#ui/style-names.ts';

type StyledPage = { body: string; pageRules: string };

/**
 * Gives a page's classes short names, see `#ui/style-names.ts`.
 *
 * @returns the page with them, and the hashes they stand for, in the order of the names
 */
export function shortenClassNames({ body, pageRules }: StyledPage): StyledPage & { styleHashes: string[] } {
  const className = new RegExp(`\\b${styleKey}-(\\w+)`, 'g');
  const indexOf = new Map<string, number>();
  const rename = (text: string) =>
    text.replace(className, (_, hash: string) => {
      const index = indexOf.get(hash) ?? indexOf.size;
      indexOf.set(hash, index);
      return `${styleKey}-${shortName(index)}`;
    });
  return {
    // In the order of the rules, which then name one class after the other.
    pageRules: pageRules.replace(/(?<=\.)[\w-]+/g, rename),
    body: body.replace(/(?<=\bclass=")[^"]*/g, rename),
    styleHashes: [...indexOf.keys()],
  };
}
