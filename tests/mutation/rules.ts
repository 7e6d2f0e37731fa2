/**
 * Makes each condition of firestore.rules true, one after the other, and runs tests/rules against that: whatever they let
 * pass is a condition that nobody would miss. Start the stack before; its Firestore takes other rules while it runs.
 *
 *   npx node tests/mutation/rules.ts
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');
const rulesUrl = 'http://127.0.0.1:8080/emulator/v1/projects/demo-kowhai:securityRules';
const source = readFileSync(path.join(repository, 'firestore.rules'), 'utf8');

/** Where these are missing, what comes after them fails, and that denies as well: nobody could tell the difference. */
const equal = ['request.auth != null', 'moment is timestamp'];

/** Both of them look at the rules, the second at what they ask where a second factor is required. */
const tests = [
  'tests/rules/firestore-rules.test.ts',
  'tests/data/accounts/second-factor-required.own-process.test.ts',
];

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
  const response = await fetch(rulesUrl, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were not taken: ${await response.text()}`);
}

function doTestsPass(): boolean {
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'data', '--project', 'data-own-process', '--bail=1', ...tests];
  return spawnSync(process.execPath, args, { cwd: repository }).status === 0;
}

const conditions = listConditions().filter(({ start, end }) => !equal.includes(source.slice(start, end)));
const survivors: string[] = [];
try {
  await load(source);
  if (!doTestsPass()) throw new Error('The tests fail on the rules as they are');
  for (const { start, end } of conditions) {
    const line = source.slice(0, start).split('\n').length;
    const condition = `line ${line}: ${source.slice(start, end).replace(/\s+/g, ' ')}`;
    await load(`${source.slice(0, start)}true${source.slice(end)}`);
    const isKilled = !doTestsPass();
    console.log(`${isKilled ? '✓' : '✗'} ${condition}`);
    if (!isKilled) survivors.push(condition);
  }
} finally {
  await load(source);
}
console.log(
  `${conditions.length} conditions, of which the tests would miss ${conditions.length - survivors.length}`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
