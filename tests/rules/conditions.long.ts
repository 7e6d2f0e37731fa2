/**
 * Makes each condition of firestore.rules true, one after the other, and runs tests/rules against that: whatever they let
 * pass is a condition that nobody would miss. The emulator takes other rules while it runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectId } from '@kowhai/tools/command/addresses';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { firestoreOrigin, strictDatabase } from '#tests/support/google/emulators.ts';

const repository = path.join(import.meta.dirname, '../..');
/** The emulator takes rules for one database at a time. */
const rulesUrls = ['(default)', strictDatabase].map(
  (database) => `${firestoreOrigin}/emulator/v1/projects/${projectId}/databases/${database}:securityRules`,
);
const source = readFileSync(path.join(repository, 'firestore.rules'), 'utf8');

/** Nobody could tell the difference: where the first two are missing, what comes after them fails, and that denies as well. */
const equal = ['request.auth != null', 'moment is timestamp', 'true'];

/** Both of them look at the rules, the second at what they ask where a second factor is required. */
const tests = ['tests/rules/firestore-rules.test.ts', 'tests/data/accounts/second-factor-required.test.ts'];

/** Each run of the tests starts Vitest anew. */
const minutesMs = 300_000;

type Span = { start: number; end: number };

/** Every condition of an `if` or `return`, and each of the parts that && and || join. */
function listConditions(): Span[] {
  // What is commented out keeps its length, so that positions stay.
  const code = source.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(/\b(?:if|return)\s([^;]+);/g)].flatMap((match) => {
    const end = match.index + match[0].length - 1;
    return listParts(code, { start: end - (match[1]?.length ?? 0), end });
  });
}

function listParts(code: string, whole: Span): Span[] {
  const span = trim(code, whole);
  for (const joint of ['||', '&&']) {
    const parts = split(code, span, joint);
    if (parts.length > 1) return [span, ...parts.flatMap((part) => listParts(code, part))];
  }
  const isInBrackets = code[span.start] === '(' && closingOf(code, span.start) === span.end - 1;
  return isInBrackets ? listParts(code, { start: span.start + 1, end: span.end - 1 }) : [span];
}

function split(code: string, { start, end }: Span, joint: string): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    if (code[at] === '(') at = closingOf(code, at);
    else if (code.startsWith(joint, at)) {
      spans.push({ start: from, end: at });
      from = at + joint.length;
    }
  }
  return [...spans, { start: from, end }];
}

function closingOf(code: string, opening: number): number {
  let depth = 0;
  for (let at = opening; ; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
    if (at === code.length) throw new Error(`Nothing closes the bracket at ${opening}`);
  }
}

function trim(code: string, { start, end }: Span): Span {
  const text = code.slice(start, end);
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length };
}

async function load(content: string): Promise<void> {
  for (const url of rulesUrls) {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (!response.ok) throw new Error(`The rules were not taken: ${await response.text()}`);
  }
}

async function doTestsPass(): Promise<boolean> {
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'data', '--bail=1', ...tests];
  const [code] = await once(spawn(process.execPath, args, { cwd: repository, stdio: 'ignore' }), 'exit');
  return code === 0;
}

const conditions = listConditions()
  .map((span) => ({ ...span, condition: source.slice(span.start, span.end) }))
  .filter(({ condition }) => !equal.includes(condition))
  .map((found) => ({ ...found, line: source.slice(0, found.start).split('\n').length }));

beforeAll(async () => {
  // Vitest runs the others without a word.
  expect(tests.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  await load(source);
  expect(await doTestsPass(), 'the tests on the rules as they are').toBe(true);
}, minutesMs);

afterEach(() => load(source));

it.each(conditions)(
  'a test fails without the condition of line $line: $condition',
  async ({ start, end }) => {
    await load(`${source.slice(0, start)}true${source.slice(end)}`);
    expect(await doTestsPass()).toBe(false);
  },
);
