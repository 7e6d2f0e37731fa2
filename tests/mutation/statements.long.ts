/**
 * Breaks the shop forty times, each against one statement of the specification, and runs the tests that the statement's
 * row names alone: at least one falls. The sources stay as they are; `break.vitest.config.ts` replaces a text as it loads.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repository } from '#tests/architecture/lint-fixtures.ts';
import { readDocument, readStatements } from '#tests/support/specification.ts';
import { breaks } from './breaks.ts';

const report = `.local/broken-${process.pid}.json`;
const statements = readStatements();

/** The row's tests that need no stack. */
const listTests = (number: string) =>
  statements
    .filter((statement) => statement.number === number)
    .flatMap(({ tests }) => tests)
    .filter(({ file }) => /^(domain|web)\/|^tests\/amounts/.test(file));

/** A test's name as a pattern: what it is called with varies. */
const toPattern = (name: string) =>
  name
    .split(/%[a-z]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

async function runTests(tests: ReturnType<typeof listTests>, environment: Record<string, string> = {}) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutation/break.vitest.config.ts'];
  const names = tests.map(({ name }) => toPattern(name)).join('|');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const run = spawn(
    process.execPath,
    [...args, '--root', '.', '--reporter=json', `--outputFile=${report}`, '-t', names, ...files],
    {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    },
  );
  await once(run, 'exit');
  const { numPassedTests, numFailedTests } = JSON.parse(readDocument(report));
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

it('all of these tests pass as the shop is', { timeout: 300_000 }, async () => {
  const { passed, failed } = await runTests(breaks.flatMap(([number]) => listTests(number)));
  expect(failed).toBe(0);
  expect(passed).toBeGreaterThan(breaks.length);
});

it('forty times', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(40);
});

it.each(breaks)('%s falls in %s without: %s', { timeout: 300_000 }, async (number, file, before, after) => {
  expect(readDocument(file)).toContain(before);
  const tests = listTests(number);
  expect(tests).not.toEqual([]);
  const broken = { BROKEN_FILE: file, BROKEN_BEFORE: before, BROKEN_AFTER: after };
  expect((await runTests(tests, broken)).failed).toBeGreaterThan(0);
});
