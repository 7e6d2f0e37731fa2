import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const styleNames = resolve(import.meta.dirname, '../src/ui/style-names.ts');
/** Marks the import of a module as it is, from the code that stands in for it. */
const itself = '?itself';

/** Modules that are of no use as they are in a browser of ours, and what stands in for them. */
const replacements: readonly { id: RegExp; code: (id: string) => string }[] = [
  // Preloads style sheets and further chunks of a dynamic import. There are no style sheets, and links are preloaded by
  // the page that shows them.
  { id: /^\0vite\/preload-helper/, code: () => 'export const __vitePreload = (load) => load();' },
  // The list of all HTML attributes, to keep style props off elements. `style-system.ts` knows the style props, so it
  // is enough to name what the factory keeps to itself.
  {
    id: /\/@emotion\/is-prop-valid\/dist\/[\w.-]+$/,
    code: () =>
      "const own = ['as', 'asChild', 'theme', 'recipe', 'unstyled', 'colorPalette']; export default (prop) => !own.includes(prop);",
  },
  // Names a class after its rules. In a built page the names are shorter.
  {
    id: /\/@emotion\/hash\/dist\/[\w.-]+$/,
    code: (id) =>
      [
        `import { nameOf } from '${styleNames}';`,
        `import hash from '${id}${itself}';`,
        'export default (rules) => nameOf(hash(rules));',
      ].join('\n'),
  },
  // Emotion's `withTheme` alone uses it, and nobody uses `withTheme`.
  { id: /\/hoist-non-react-statics\//, code: () => 'export default (target) => target;' },
  // What search engines read stands in the built HTML alone: see `ui/structured-data.tsx`.
  {
    id: /\/web\/src\/components\/schema-org\.ts$/,
    code: (id) => {
      const names = readFileSync(id, 'utf8').matchAll(/export function (\w+)/g);
      return [...names].map(([, name]) => `export const ${name} = () => ({});`).join('\n');
    },
  },
];

/** Leaves out of the browser's build what no page can reach, and puts in what only a built page has. */
export function leanModules(): Plugin {
  return {
    name: 'lean-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id.endsWith(itself)) return readFileSync(id.slice(0, -itself.length), 'utf8');
      return replacements.find((replacement) => replacement.id.test(id))?.code(id);
    },
  };
}
