import { prepareBrowser } from '#tools/browser.ts';
import { runVitest, type TestProject, type TestTag } from '#tools/checks/run-vitest.ts';
import { runStaticChecks } from '#tools/checks/static-checks.ts';
import { exitCodeOf, summarize, sumTallies, type Tally } from '#tools/checks/tally.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { type FirestoreKind, readLocalSettings } from '#tools/command/environment.ts';
import type { ProcessManager } from '#tools/command/process-manager.ts';
import { findEmulators } from '#tools/stack/choose-emulators.ts';
import { startStack } from '#tools/stack/stack.ts';

const parts = ['static', 'unit', 'data', 'e2e'] as const;
type Part = (typeof parts)[number];

const firestoreNames: Record<FirestoreKind, string> = {
  google: 'Google’s Firestore emulator',
  fireemu: 'fireemu',
};

const dataTests: TestProject[] = ['data-alone', 'data'];
const journeys: TestProject[] = ['e2e', 'e2e-alone'];

await runCommand(async ({ processes }) => {
  const wanted = readParts(process.argv.slice(2));
  const { firestore } = readLocalSettings(process.env);
  // A stack that starts points this process at its emulators.
  const environment = { ...process.env };
  const testOthers = () => testWithoutStack(processes, wanted, environment);

  let total: Tally;
  if (wanted.has('data') || wanted.has('e2e')) {
    const { firestoreKinds } = await findEmulators(firestore, process.env);
    const kinds = firestore ? [firestore] : firestoreKinds;
    total = await testOnStack(processes, kinds, wanted, testOthers);
  } else total = await testOthers();
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
async function testWithoutStack(
  processes: ProcessManager,
  wanted: ReadonlySet<Part>,
  environment: NodeJS.ProcessEnv,
): Promise<Tally> {
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

/**
 * Starts the stack, runs the tests against it one after the other, and ends it. On the first Firestore run all tests, on
 * each other those that rest on Firestore itself.
 *
 * @param testOthers the tests that need no stack, which run beside the first ones that do
 */
async function testOnStack(
  processes: ProcessManager,
  [first, ...furtherKinds]: readonly FirestoreKind[],
  wanted: ReadonlySet<Part>,
  testOthers: () => Promise<Tally>,
): Promise<Tally> {
  let others: Promise<Tally> | undefined;
  announce(first ? `The stack on ${firestoreNames[first]}` : 'The stack');
  try {
    if (wanted.has('e2e')) {
      // Unpacked inside a test it would take that test's time, and fail it.
      const browser = await prepareBrowser(process.env);
      console.log(`The browser of the journeys is ready: ${browser.path}`);
    }
    const stack = await startStack(processes, {
      ...(first && { firestore: first }),
      site: 'built',
      // What staff publish in one test would be on every page of the others.
      isPublishing: false,
      log: console.log,
      onFunctionsLog: () => {},
    });
    // The first tests on the stack wait for mails more than they work, so there is time for these.
    others = testOthers();
    const tallies: Tally[] = [];
    const run = async (projects: TestProject[], tag?: TestTag) =>
      tallies.push(await Promise.race([runVitest(processes, projects, { tag }), stack.failure]));
    if (wanted.has('data')) await run(dataTests);
    if (wanted.has('e2e')) {
      // What moves in a browser is tested too: nothing else takes the machine's time meanwhile.
      await others;
      // What the tests before have sold and published is no part of the shop that these walk through.
      if (wanted.has('data')) await stack.replaceFirestore(stack.firestore.kind);
      await run(journeys);
    }
    for (const kind of wanted.has('data') ? furtherKinds : []) {
      announce(`The same stack on ${firestoreNames[kind]}`);
      await stack.replaceFirestore(kind);
      await run(dataTests, 'every-firestore');
    }
    await stack.stop();
    // It mends itself for people at work, but nothing that the tests do may bring it down.
    if (stack.restarts() > 0) {
      const failure = `A part of the stack ended ${stack.restarts()} times and was started again`;
      console.log(`✗ ${failure}`);
      tallies.push({ passed: 0, failures: [failure] });
    }
    return sumTallies([...tallies, await others]);
  } catch (error) {
    // A stack that does not start is a failed test like any other; the parts beside it still count.
    if (!(error instanceof CommandError)) throw error;
    console.log(`✗ ${error.message}`);
    const tally = await (others ?? testOthers());
    await processes.stopAll();
    return sumTallies([tally, { passed: 0, failures: [error.message] }]);
  }
}

function announce(title: string): void {
  console.log(`\n── ${title}`);
}
