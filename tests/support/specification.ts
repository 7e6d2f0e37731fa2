import { readFileSync } from 'node:fs';

/** A line of docs/specification.md: a statement of the specification, and what holds it. */
export type Statement = {
  number: string;
  text: string;
  tests: { file: string; name: string }[];
  /** The screens of `in-sight.long.ts` that show it. */
  sights: string[];
  /** True where the shop departs from it, which docs/decisions/008 lists under its number. */
  isDifferent: boolean;
};

const root = new URL('../../', import.meta.url);
export const readDocument = (path: string) => readFileSync(new URL(path, root), 'utf8');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isNumber = (cell = '') => /^\d\.\d{2,3}$/.test(cell);

export function readStatements(document = readDocument('docs/specification.md')): Statement[] {
  const rows = document
    .split('\n')
    .map(cellsOf)
    .filter(([number]) => isNumber(number));
  return rows.map(([number = '', text = '', held = '']) => {
    const entries = held.split('<br>').map((entry) => entry.trim());
    return {
      number,
      text,
      tests: entries.flatMap((entry) => {
        const [, file, name] = /^`([^`]+\.(?:test\.tsx?|long\.ts))`: (.+)$/.exec(entry) ?? [];
        return file && name ? [{ file, name }] : [];
      }),
      sights: entries.flatMap((entry) => /^in sight on (.+)$/.exec(entry)?.[1] ?? []),
      isDifferent: entries.includes('008'),
    };
  });
}

/** The numbers of statements in the first column of docs/decisions/008, where every row has at least one. */
export function readDifferentNumbers(): Set<string> {
  const document = readDocument('docs/decisions/008-where-we-leave-the-specification.md');
  const rows = document.split('\n').filter((line) => line.startsWith('|') && !/^\| no\.|^\|---/.test(line));
  return new Set(rows.flatMap((line) => (cellsOf(line)[0] ?? '').split(', ')));
}
