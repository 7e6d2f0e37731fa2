import { expect, it } from 'vitest';
import { exitCodeOf, summarize, sumTallies, tallyVitest } from './tally.ts';

const passedTest = { status: 'passed', fullName: 'adds up' };
const failedTest = { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] };
const file = { name: 'sums.test.ts', status: 'passed', message: '', assertionResults: [passedTest] };
const report = { numPassedTests: 3, testResults: [file] };

it('passed tests are counted, and failed ones named with what was wrong', () => {
  const testResults = [{ ...file, status: 'failed', assertionResults: [passedTest, failedTest] }];
  expect(tallyVitest({ ...report, testResults }, 1)).toEqual({
    passed: 3,
    failures: ['sums.test.ts > takes away\nexpected 1 to be 2'],
  });
});

it('a file that could not be loaded is a failure', () => {
  const unloaded = { ...file, status: 'failed', message: 'no such module', assertionResults: [] };
  expect(tallyVitest({ ...report, testResults: [file, unloaded] }, 1)).toEqual({
    passed: 3,
    failures: ['sums.test.ts\nno such module'],
  });
});

it('a failed run without a failed test is a failure', () => {
  expect(tallyVitest(report, 1).failures).toHaveLength(1);
});

it('a run without a report is a failure', () => {
  expect(tallyVitest(null, 1).failures).toHaveLength(1);
});

it('the last lines say what failed in any part, and the sum', () => {
  const sum = sumTallies([
    { passed: 3, failures: [] },
    { passed: 4, failures: ['sums.test.ts > takes away\nexpected 1 to be 2'] },
  ]);
  expect(summarize(sum)).toBe('✗ sums.test.ts > takes away\n  expected 1 to be 2\n\n7 passed, 1 failed');
});

it('of a long failure the first lines are shown', () => {
  const failure = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  expect(summarize({ passed: 1, failures: [failure] }).split('\n').length).toBeLessThan(20);
});

it.each([
  [{ passed: 1, failures: [] }, 0],
  [{ passed: 1, failures: ['takes away'] }, 1],
  [{ passed: 0, failures: [] }, 1],
])('%o ends with code %s', (tally, code) => {
  expect(exitCodeOf(tally)).toBe(code);
});
