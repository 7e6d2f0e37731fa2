import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules that are of no use in a browser of ours, though no bundler can tell, and what stands in for them. */
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

/** Leaves out of the browser's build what no page can reach. */
export function leanModules(): Plugin {
  return {
    name: 'lean-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return replacements.find((replacement) => replacement.id.test(id))?.code(id);
    },
  };
}
