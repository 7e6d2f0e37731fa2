import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

if (Number.parseInt(process.versions.node, 10) < 24)
  throw new Error('The tests need Node 24. The packages bring it: node_modules/.bin/node');

// An older Node would not get as far as that sentence: it reads no TypeScript.
const { emulatorEnvironment } = await import('@kowhai/tools/command/addresses');

// Vitest would leave one core idle, which is half of the machine where there are two.
const maxWorkers = availableParallelism();

const units = { maxWorkers, testTimeout: 30_000, hookTimeout: 60_000 };

// Data tests and journeys take the stack at its fixed addresses for granted: "npm test" starts it for them.
const againstTheStack = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  env: emulatorEnvironment,
  // Pages and mails take their time on a busy machine.
  expect: { poll: { timeout: 30_000, interval: 100 } },
};
const data = {
  ...againstTheStack,
  globalSetup: ['tests/support/shop/start-processes.ts'],
  setupFiles: ['tests/support/shop/forget-notices.ts'],
  // Data tests wait for the shop more than they work.
  maxWorkers: 4,
  sequence: { groupOrder: 2 },
};

const journeys = {
  ...againstTheStack,
  testTimeout: 120_000,
  // Files share a process and its browser; what visits share is the shop.
  isolate: false,
  // Those that are alone sign in by themselves: there are too few to be worth it.
  globalSetup: ['tests/support/browser/sign-in-once.ts'],
};

const journeysInFirefox = [
  'tests/e2e/shop/{order-journey,keyboard-journey,reload,session-end,second-factor}.test.ts',
  'tests/e2e/staff/{staff-code,staff-day,staff-journey,typed-by-staff}.test.ts',
  'tests/e2e/engines/cut-line.engine.ts',
];

/** What needs the shop for itself, as it counts everything or changes what everybody sees. */
const alone = '**/*.alone.test.ts';

/** What plays faults. */
const faults = `${import.meta.dirname}/tests/data/faults/`;

/** What changes the environment or the console of its process. */
const ownProcess = '**/*.own-process.test.ts';

/**
 * Where there are no times of an earlier run, Vitest begins with the largest file. What plays a fault waits for as long
 * as it lasts, in few lines: begun last, it would go on alone, or wait for the mails of the files before it.
 */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFault = ({ moduleId }: TestSpecification) => moduleId.startsWith(faults);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isFault), ...own.filter((file) => !isFault(file))];
    });
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: FaultsFirst },
    // The functions log JSON, also what a test provokes; a failure says what is wrong itself.
    onConsoleLog: (line) => !line.startsWith('{"severity":'),
    // A failure's message is all that the end of "npm test" shows of it.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,catalogue,functions,tools}/src/**/*.test.ts',
            'tests/live/**/*.test.ts',
            'tests/architecture.test.ts',
            'tests/documents.test.ts',
            'tests/specification.test.ts',
          ],
          exclude: [ownProcess],
          ...units,
          // A process for each file would cost more than its tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit-own-process',
          include: ['{functions/src,tests/live}/**/*.own-process.test.ts'],
          ...units,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}', 'tests/amounts.test.tsx'],
          environment: 'happy-dom',
          // Otherwise each script that a page adds prints a stack.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          // Each file begins as in a browser of its own all the same: see `web/src/testing/set-up.ts`.
          pool: 'threads',
          isolate: false,
          ...units,
          setupFiles: ['tools/src/test/fail-on-console-error.ts', 'web/src/testing/set-up.ts'],
          // A component that fetches today's prices does not ask Google.
          env: { VITE_USE_EMULATORS: 'true' },
        },
      },
      ...['data', 'e2e'].map((folder) => ({
        test: {
          name: `${folder}-alone`,
          include: [`tests/${folder}/**/*.alone.test.ts`],
          ...againstTheStack,
          testTimeout: 120_000,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        test: {
          name: 'data',
          include: ['tests/{rules,data}/**/*.test.ts'],
          exclude: [alone, ownProcess],
          ...data,
          // Loading the Admin SDK anew for each file would take half of their work.
          isolate: false,
        },
      },
      {
        test: {
          name: 'data-own-process',
          include: ['tests/data/**/*.own-process.test.ts'],
          ...data,
        },
      },
      {
        test: {
          // What takes minutes, one file at a time: beside other tests, calls would take longer than the shop waits.
          name: 'long',
          include: ['tests/{data,live,rules}/**/*.long.ts'],
          ...data,
          maxWorkers: 1,
        },
      },
      {
        test: {
          // Compiles the sources again and again, without the stack.
          name: 'recipes',
          include: ['tests/{recipes,mutation/statements}.long.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          // What is looked at frame by frame, and walks through the whole shop.
          name: 'long-e2e',
          include: ['tests/e2e/**/*.long.ts'],
          ...journeys,
          maxWorkers: 1,
        },
      },
      {
        test: {
          // The same journeys once more, in Debian's Firefox.
          name: 'firefox',
          include: journeysInFirefox,
          ...journeys,
          provide: { engine: 'firefox' },
          maxWorkers: 1,
        },
      },
      {
        test: {
          // The screen reader Orca, with Firefox.
          name: 'orca',
          include: ['tests/e2e/engines/orca.engine.ts'],
          ...againstTheStack,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          // WebKitGTK by WebDriver.
          name: 'webkit',
          include: ['tests/e2e/engines/webkit.engine.ts'],
          ...againstTheStack,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [alone],
          ...journeys,
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
