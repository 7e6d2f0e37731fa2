import { expect, it } from 'vitest';

/** Parts of fields, forms, alerts and dialogs, and what has no look of its own. */
const left =
  'AlertStatusIcon ErrorSummary FieldError FieldFrame Input Motion OutOfPage Rising RouterLink Select SignInName StructuredData';

const readAll = (files: Record<string, string>) => Object.values(files).join('\n');

it('every component that ui exports is in the gallery', () => {
  const gallery = readAll(
    import.meta.glob('../../gallery/*.tsx', { query: '?raw', import: 'default', eager: true }),
  );
  const ui = readAll(
    import.meta.glob(['./**/*.tsx', '!./**/*.test.tsx', '!./icons.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const shown = [...gallery.matchAll(/import \{[^}]*\} from '#ui/g)].join();
  const components = [...ui.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name]) => name);
  const missing = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown));
  expect(missing.toSorted().join(' ')).toBe(left);
});
