import { expect, test } from 'vitest';
import { closingLine, exitCodeOf, sumTallies, tallyVitest } from './tally.ts';

const file = { status: 'passed', assertionResults: [{}] };
const brokenFile = { status: 'failed', assertionResults: [] };
const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file] };

test('passed and failed tests are counted', () => {
  expect(tallyVitest({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded is a failure', () => {
  expect(tallyVitest({ ...report, testResults: [file, brokenFile] }, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a bad end without a failed test is a failure', () => {
  expect(tallyVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without a report is a failure', () => {
  expect(tallyVitest(null, 1)).toEqual({ passed: 0, failed: 1 });
});

test('the closing line sums all parts', () => {
  const sum = sumTallies([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 1 },
  ]);
  expect(closingLine(sum)).toBe('7 passed, 1 failed');
});

test.each([
  [{ passed: 1, failed: 0 }, 0],
  [{ passed: 1, failed: 1 }, 1],
  [{ passed: 0, failed: 0 }, 1],
])('%o ends with code %s', (tally, code) => {
  expect(exitCodeOf(tally)).toBe(code);
});
