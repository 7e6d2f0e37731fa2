import { defineConfig } from 'vitest/config';

// Data tests and journeys take the stack at its fixed addresses for granted: "npm test" starts it for them.
const againstTheStack = { fileParallelism: false, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,functions,catalogue,tools}/src/**/*.test.ts', 'tests/architecture.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Each file has a browser of its own all the same, in a third of the time.
          pool: 'vmThreads',
          setupFiles: ['tools/src/checks/fail-on-console-error.ts'],
          // A component that asks for today's prices by itself does not ask Google.
          env: { VITE_USE_EMULATORS: 'true' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'data',
          include: ['tests/{rules,data}/**/*.test.ts'],
          ...againstTheStack,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          ...againstTheStack,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
