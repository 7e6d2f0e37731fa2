import { prepareBrowser } from '#tools/browser.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { readLocalSettings } from '#tools/command/environment.ts';
import type { ProcessManager } from '#tools/command/process-manager.ts';
import { describeEmulator } from '#tools/start/choose-emulators.ts';
import { startStack } from '#tools/start/stack.ts';
import { listInstalledEngines } from '#tools/test/engines.ts';
import { runVitest, type TestProject, unitTests } from '#tools/test/run-vitest.ts';
import { runStaticChecks } from '#tools/test/static-checks.ts';
import { exitCodeOf, summarize, sumTallies, type Tally } from '#tools/test/tally.ts';

const usualParts = ['static', 'unit', 'data', 'e2e'] as const;
const parts = [...usualParts, 'long', 'engines'] as const;
type Part = (typeof parts)[number];

const dataTests: TestProject[] = ['data-alone', 'data', 'data-own-process'];

await runCommand(async ({ processes }) => {
  const wanted = readParts(process.argv.slice(2));
  const tallies: Tally[] = [];
  // Before the stack, as both would keep the processor busy.
  if (wanted.has('long')) tallies.push(await runVitest(processes, ['recipes']));
  const withoutStack = testsWithoutStack(processes, wanted);
  // While the stack starts, and beside the data tests, which mostly wait for mails.
  void withoutStack.testComponentsAndCheck();
  if (wanted.has('data') || hasJourneys(wanted)) {
    tallies.push(await testOnStack(processes, wanted, withoutStack));
  }
  tallies.push(await withoutStack.testComponentsAndCheck(), await withoutStack.testUnits());

  const total = sumTallies(tallies);
  console.log(`\n${summarize(total)}`);
  return exitCodeOf(total);
});

/** The parts after `npm test --`, else all that take seconds. */
function readParts(names: readonly string[]): Set<Part> {
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown)
    throw new CommandError(`"${unknown}" isn’t part of the tests. Choose from ${parts.join(', ')}.`);
  return new Set(names.length === 0 ? usualParts : parts.filter((part) => names.includes(part)));
}

function hasJourneys(wanted: ReadonlySet<Part>): boolean {
  return wanted.has('e2e') || wanted.has('long') || wanted.has('engines');
}

/** Tests without a stack, which start on first use and fill the waiting time. */
function testsWithoutStack(processes: ProcessManager, wanted: ReadonlySet<Part>) {
  const run = async (projects: readonly TestProject[], title: string) =>
    wanted.has('unit') ? runVitest(processes, projects, title) : sumTallies([]);
  const check = async () => {
    if (!wanted.has('static')) return sumTallies([]);
    announce('Types, lint and format');
    return runStaticChecks(processes);
  };
  return {
    testComponentsAndCheck: once(async () => sumTallies([await run(['web'], 'Components'), await check()])),
    testUnits: once(() => run(unitTests, 'Units')),
  };
}

async function testOnStack(
  processes: ProcessManager,
  wanted: ReadonlySet<Part>,
  withoutStack: ReturnType<typeof testsWithoutStack>,
): Promise<Tally> {
  announce('The stack');
  try {
    if (hasJourneys(wanted)) {
      // Unpacked inside a test it would time out.
      const browser = await prepareBrowser(process.env);
      console.log(`The browser for the journeys is ready: ${browser.path}`);
    }
    const stack = await startStack(processes, {
      ...readLocalSettings(process.env),
      site: 'built',
      // What one test publishes would be on all pages.
      isPublishing: false,
      // The tests run the sweep themselves: another one would change the order of mails.
      isScheduled: false,
      log: console.log,
      onFunctionsLog: () => {},
    });
    console.log(`Firestore: ${describeEmulator(stack.firestore)}`);
    const tallies: Tally[] = [];
    const run = async (...projects: TestProject[]) =>
      tallies.push(await Promise.race([runVitest(processes, projects), stack.failure]));
    if (wanted.has('long')) await run('long');
    if (wanted.has('data')) await run(...dataTests);
    if (hasJourneys(wanted)) {
      // Tests of motion need the CPU for themselves.
      await withoutStack.testComponentsAndCheck();
      if (tallies.length > 0) await stack.emptyDatabase();
      if (wanted.has('long')) await run('long-e2e');
      if (wanted.has('engines')) {
        for (const engine of listInstalledEngines(console.log)) await run(engine);
      }
      if (wanted.has('e2e')) {
        await run('e2e');
        // A journey alone waits half of its time.
        await Promise.all([run('e2e-alone'), withoutStack.testUnits()]);
      }
    }
    await stack.stop();
    // It restarts for users, but no test may crash it.
    if (stack.restarts() > 0) {
      const failure = `A part of the stack stopped ${stack.restarts()} times and was restarted`;
      console.log(`✗ ${failure}`);
      tallies.push({ passed: 0, failures: [failure] });
    }
    return sumTallies(tallies);
  } catch (error) {
    // A stack that does not start is a failed test; the other parts still count.
    if (!(error instanceof CommandError)) throw error;
    console.log(`✗ ${error.message}`);
    await Promise.all([withoutStack.testComponentsAndCheck(), withoutStack.testUnits()]);
    await processes.stopAll();
    return { passed: 0, failures: [error.message] };
  }
}

function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= begin();
    return begun;
  };
}

function announce(title: string): void {
  console.log(`\n── ${title}`);
}
