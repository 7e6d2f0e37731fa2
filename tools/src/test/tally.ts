export type Tally = {
  passed: number;
  failures: string[];
};

export type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** A file that could not be loaded, or a failed run without a failed test, is a failure. */
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

/** Each failure again, as a long output may have hidden it, and the sum. */
export function summarize({ passed, failures }: Tally): string {
  const shown = failures.map((failure) => `✗ ${failure.split('\n').slice(0, linesShown).join('\n  ')}\n`);
  return [...shown, `${passed} passed, ${failures.length} failed`].join('\n');
}

export function exitCodeOf({ passed, failures }: Tally): number {
  return passed > 0 && failures.length === 0 ? 0 : 1;
}
