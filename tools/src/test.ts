import { prepareBrowser } from '#tools/browser.ts';
import { runVitest, type TestProject } from '#tools/checks/run-vitest.ts';
import { runStaticChecks } from '#tools/checks/static-checks.ts';
import { exitCodeOf, summarize, sumTallies, type Tally } from '#tools/checks/tally.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { type FirestoreKind, readLocalSettings } from '#tools/command/environment.ts';
import type { ProcessManager } from '#tools/command/process-manager.ts';
import { seed } from '#tools/seed.ts';
import { findEmulators } from '#tools/stack/choose-emulators.ts';
import { startStack } from '#tools/stack/stack.ts';

const parts = ['static', 'unit', 'data', 'e2e'] as const;
type Part = (typeof parts)[number];

/** A run of Vitest against the stack. */
type StackRun = { projects: TestProject[]; tag?: 'every-firestore' };

const allData: StackRun = { projects: ['data-alone', 'data'] };
const journeys: StackRun = { projects: ['e2e', 'e2e-alone'] };

await runCommand(async ({ processes }) => {
  const wanted = readParts(process.argv.slice(2));
  const { firestore } = readLocalSettings(process.env);
  const tallies: Tally[] = [];

  // The first tests on the stack wait for mails more than they work, so there is time for these.
  const withoutStack = testWithoutStack(processes, wanted);
  if (wanted.has('data') || wanted.has('e2e')) {
    const { firestoreKinds } = await findEmulators(firestore, process.env);
    // All tests run on the emulator closest to the real Firestore, and on the other those that rest on Firestore.
    const [closest, ...others] = firestore ? [firestore] : firestoreKinds.toReversed();
    const runs = [...(wanted.has('data') ? [allData] : []), ...(wanted.has('e2e') ? [journeys] : [])];
    if (closest) tallies.push(await testOnStack(processes, closest, runs, withoutStack));
    for (const other of wanted.has('data') ? others : []) {
      const run: StackRun = { ...allData, tag: 'every-firestore' };
      tallies.push(await testOnStack(processes, other, [run], withoutStack));
    }
  }
  tallies.push(await withoutStack);

  const total = sumTallies(tallies);
  console.log(`\n${summarize(total)}`);
  return exitCodeOf(total);
});

/** Which parts to run: all of them, or those named after `npm test --`. */
function readParts(names: readonly string[]): Set<Part> {
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown) throw new CommandError(`"${unknown}" is no part of the tests: they are ${parts.join(', ')}.`);
  return new Set(parts.filter((part) => names.length === 0 || names.includes(part)));
}

/** Runs what needs no stack. */
async function testWithoutStack(processes: ProcessManager, wanted: ReadonlySet<Part>): Promise<Tally> {
  // A stack that starts meanwhile points this process at its emulators.
  const environment = { ...process.env };
  const tallies: Tally[] = [];
  if (wanted.has('static')) {
    announce('Types, lint and format');
    tallies.push(await runStaticChecks(processes));
  }
  if (wanted.has('unit')) {
    tallies.push(await runVitest(processes, ['unit', 'web'], { title: 'Units and components', environment }));
  }
  return sumTallies(tallies);
}

/** Starts the stack, runs the tests against it one after the other, and ends it. */
async function testOnStack(
  processes: ProcessManager,
  firestore: FirestoreKind,
  runs: readonly StackRun[],
  withoutStack: Promise<unknown>,
): Promise<Tally> {
  const name = firestore === 'google' ? 'Google’s Firestore emulator' : 'fireemu';
  announce(`The stack on ${name}`);
  try {
    if (runs.includes(journeys)) {
      // Unpacked inside a test it would take that test's time, and fail it.
      const browser = await prepareBrowser(process.env);
      console.log(`The browser of the journeys is ready: ${browser.path}`);
    }
    const stack = await startStack(processes, {
      firestore,
      site: 'built',
      // What staff publish in one test would be on every page of the others.
      isPublishing: false,
      log: console.log,
      onFunctionsLog: () => {},
    });
    const tallies: Tally[] = [];
    for (const run of runs) {
      // What moves in a browser is tested too: nothing else takes the machine's time meanwhile.
      if (run === journeys) await withoutStack;
      // What the tests before have sold and published is no part of the shop that the next ones walk through.
      await Promise.race([seed(), stack.failure]);
      const testing = runVitest(processes, run.projects, { firestore, tag: run.tag });
      tallies.push(await Promise.race([testing, stack.failure]));
    }
    await stack.stop();
    // It mends itself for people at work, but nothing that the tests do may bring it down.
    if (stack.restarts() > 0) {
      const failure = `A part of the stack ended ${stack.restarts()} times and was started again`;
      console.log(`✗ ${failure}`);
      tallies.push({ passed: 0, failures: [failure] });
    }
    return sumTallies(tallies);
  } catch (error) {
    // A stack that does not start is a failed test like any other; the parts beside it still count.
    if (!(error instanceof CommandError)) throw error;
    console.log(`✗ ${error.message}`);
    await withoutStack;
    await processes.stopAll();
    return { passed: 0, failures: [error.message] };
  }
}

function announce(title: string): void {
  console.log(`\n── ${title}`);
}
