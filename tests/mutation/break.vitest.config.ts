import path from 'node:path';
import { defineConfig } from 'vitest/config';

const { BROKEN_FILE = '', BROKEN_BEFORE = '', BROKEN_AFTER = '' } = process.env;
const broken = path.join(import.meta.dirname, '../..', BROKEN_FILE);

/** Any of the day's tests that need no stack, with one text of one source replaced as it is loaded. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default defineConfig({
  plugins: [
    {
      name: 'break',
      enforce: 'pre',
      transform: (code, id) =>
        BROKEN_FILE && id.split('?')[0] === broken
          ? code.replace(BROKEN_BEFORE, () => BROKEN_AFTER)
          : undefined,
    },
  ],
  test: {
    // A module that was loaded whole would come from there.
    fsModuleCache: false,
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    pool: 'vmThreads',
    testTimeout: 30_000,
    setupFiles: ['tools/src/test/fail-on-console-error.ts', 'web/src/testing/set-up.ts'],
    env: { VITE_USE_EMULATORS: 'true' },
  },
});
