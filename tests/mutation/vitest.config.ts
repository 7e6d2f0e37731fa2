import { defineConfig } from 'vitest/config';

/** The unit tests beside what Stryker changes: nothing that starts processes or needs the stack. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default defineConfig({
  test: {
    include: ['{domain,functions}/src/**/*.test.ts', 'tools/src/invariants/*.test.ts'],
    exclude: ['functions/src/start-up.test.ts'],
    testTimeout: 30_000,
  },
});
