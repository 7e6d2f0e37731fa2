import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atDesk } from '#tests/e2e/pages/in-sight-desk.ts';
import { inShop } from '#tests/e2e/pages/in-sight-shop.ts';
import {
  readDifferentNumbers,
  readDocument,
  readStatements,
  type Statement,
} from '#tests/support/specification.ts';

/** Whether a text has a test of this name: a whole text that begins the arguments of a call. */
function hasTest(text: string, name: string): boolean {
  const calls = text.replace(/\(\s+/g, '(');
  return [`('${name.replaceAll("'", "\\'")}',`, `("${name}",`, `(\`${name}\`,`].some((call) =>
    calls.includes(call),
  );
}

/** What is wrong with a line, each as "2.07: …". */
function findFaults(statement: Statement, different: ReadonlySet<string>): string[] {
  const { number, tests, sights, isDifferent } = statement;
  const missing = tests.filter(({ file, name }) => !existsSync(file) || !hasTest(readDocument(file), name));
  const listed = Object.entries({ ...inShop, ...atDesk }).flatMap(([screen, rows]) =>
    number in rows ? [screen] : [],
  );
  const isSightEnough =
    tests.length > 0 || isDifferent || !/->|\/[a-z]|\d| in order|order hero/.test(statement.text);
  return [
    ...(listed.join() === sights.join() ? [] : [`it is in sight on ${listed.join(' and ')}`]),
    ...(isSightEnough ? [] : ['an address, a value or an order needs a test of the day']),
    ...(tests.length + sights.length === 0 && !isDifferent ? ['nothing holds it'] : []),
    ...missing.map(({ file, name }) => `${file} has no test “${name}”`),
    ...(isDifferent && !different.has(number) ? ['docs/decisions/008 has no row with this number'] : []),
    ...(!isDifferent && different.has(number)
      ? ['a row of docs/decisions/008 names it, and its line does not']
      : []),
  ].map((fault) => `${number}: ${fault}`);
}

describe('the specification, line by line,', () => {
  const statements = readStatements();
  const different = readDifferentNumbers();

  it('has each statement once', () => {
    const [, count] = /specification in (\d+) statements/.exec(readDocument('docs/specification.md')) ?? [];
    expect(new Set(statements.map(({ number }) => number)).size).toBe(Number(count));
    expect(statements).toHaveLength(Number(count));
  });

  it('is held by tests that are there, or by a row of what we leave out', () => {
    expect(statements.flatMap((statement) => findFaults(statement, different))).toEqual([]);
  });

  it('has a line for each row of what we leave out', () => {
    const numbers = new Set(statements.map(({ number }) => number));
    expect([...different].filter((number) => !numbers.has(number))).toEqual([]);
  });
});
