/** What passed and failed of some tests and checks. */
export interface Tally {
  passed: number;
  /** Each failure, by its name and what was wrong. */
  failures: string[];
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/**
 * Counts a run of Vitest. A file that could not even be loaded counts as one failure, and so does a run that ended
 * badly although every test passed (an error outside of the tests).
 * @param report null when the run left none
 */
export function tallyVitest(report: VitestReport | null, exitCode: number): Tally {
  if (!report) return { passed: 0, failures: ['Vitest ended without a report'] };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}\n${message}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${name} > ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`),
  );
  if (failures.length === 0 && exitCode !== 0) failures.push('Vitest ended badly although every test passed');
  return { passed: report.numPassedTests, failures };
}

const linesShown = 15;

/** The end of a test run: each failure once more, since a terminal or a log may have lost it, and the sum. */
export function summarize({ passed, failures }: Tally): string {
  const shown = failures.map((failure) => `✗ ${failure.split('\n').slice(0, linesShown).join('\n  ')}\n`);
  return [...shown, `${passed} passed, ${failures.length} failed`].join('\n');
}

/** A run is good when something ran and nothing failed. */
export function exitCodeOf({ passed, failures }: Tally): number {
  return passed > 0 && failures.length === 0 ? 0 : 1;
}
