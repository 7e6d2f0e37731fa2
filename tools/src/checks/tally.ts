/** How many tests and checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Counts a run of Vitest. A file that could not even be loaded counts as one failure, and so does a run that ended
 * badly although every test passed (an error outside of the tests).
 * @param report null when the run left none
 */
export function tallyVitest(report: VitestReport | null, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The closing line of a test run. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** A run is good when something ran and nothing failed. */
export function exitCodeOf({ passed, failed }: Tally): number {
  return passed > 0 && failed === 0 ? 0 : 1;
}
