import { listRegions } from '#domain/address/postcode.ts';
import {
  type Coverage,
  type CoverageRow,
  coverageKinds,
  coverageLevelNames,
  coverageLevels,
  coverageRow,
  maxCoverageRows,
} from './coverage.ts';

export type SheetLine = { line: number; cells: readonly string[] };
export type SheetProblem = { line: number; message: string };

export const coverageColumns = [
  { header: 'Postcode', value: ({ _id }: Coverage) => _id },
  { header: 'Place', value: ({ place }: Coverage) => place },
  ...coverageKinds.map((kind) => ({
    header: kind[0]?.toUpperCase() + kind.slice(1),
    value: ({ [kind]: level }: Coverage) => (level ? coverageLevelNames[level] : ''),
  })),
  { header: 'Note', value: ({ note }: Coverage) => note },
];

/** Reads CSV with commas, semicolons or tabs: Excel's separator depends on the language. Stops after too many rows. */
export function readCsv(text: string): SheetLine[] {
  const whole = text.replace(/^\uFEFF/, '');
  // Excel writes and reads its separator in a line of its own.
  const [named = '', sign] = /^"?sep=([,;\t])"?(?:\r?\n|\r)/i.exec(whole) ?? [];
  const plain = whole.slice(named.length);
  const [first = ''] = plain.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const divider = sign ?? ['\t', ';'].find((other) => first.includes(other)) ?? ',';
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${divider}\\r\\n]*)(${divider}|\\r?\\n|\\r|$)`, 'gy');
  const lines: SheetLine[] = [];
  const start = named ? 2 : 1;
  let [line, begun, cells]: [number, number, string[]] = [start, start, []];
  for (const [cellText, content = '', end = ''] of plain.matchAll(cell)) {
    const isQuoted = content.startsWith('"') && content.endsWith('"') && content.length > 1;
    cells.push(isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content);
    line += cellText.split(/\r?\n|\r/).length - 1;
    if (end === divider) continue;
    lines.push({ line: begun, cells });
    if (end === '' || lines.length > maxCoverageRows + 1) break;
    [begun, cells] = [line, []];
  }
  return lines;
}

export function readCoverageSheet(lines: readonly SheetLine[]): {
  rows: CoverageRow[];
  problems: SheetProblem[];
} {
  const [heading, ...filled] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const names = heading?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = ['postcode', ...coverageKinds].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const columns = new Intl.ListFormat('en-NZ').format(missing.map((name) => `“${name}”`));
    return { rows: [], problems: [{ line: heading?.line ?? 1, message: `There’s no column ${columns}` }] };
  }
  if (filled.length > maxCoverageRows) {
    const message = `There are more than ${maxCoverageRows.toLocaleString('en-NZ')} rows, and New Zealand has about 1,900 postcodes`;
    return { rows: [], problems: [{ line: filled[maxCoverageRows]?.line ?? 1, message }] };
  }
  const seen = new Map<string, number>();
  const rows: CoverageRow[] = [];
  const problems: SheetProblem[] = [];
  for (const { line, cells } of filled) {
    const read = coverageRow.safeParse(readCells(names, cells));
    const tell = (message: string) => problems.push({ line, message });
    if (!read.success) {
      for (const { message } of read.error.issues) tell(message);
      continue;
    }
    const { _id } = read.data;
    const earlier = seen.get(_id);
    if (earlier !== undefined) tell(`${_id} is on line ${earlier} too`);
    else if (listRegions(_id).length === 0) tell(`${_id} isn’t a postcode that we know`);
    seen.set(_id, line);
    rows.push(read.data);
  }
  return { rows, problems };
}

function readCells(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  // An export prefixes cells that could be a formula with an apostrophe.
  const texts = names.map((_, index) => (cells[index] ?? '').trim().replace(/^'(?=[=+\-@|%\d])/, ''));
  const named = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  const { postcode = '', place, note } = named;
  // Excel drops a leading 0.
  const _id = /^\d{3}$/.test(postcode) ? `0${postcode}` : postcode;
  return {
    _id,
    // A file without names leaves them alone.
    ...(place && { place }),
    ...(note !== undefined && { note }),
    ...Object.fromEntries(coverageKinds.map((kind) => [kind, readLevel(named[kind] ?? '')])),
  };
}

function readLevel(text: string): string | null {
  const typed = text.toLowerCase().replace(/\s+/g, ' ');
  if (typed === '') return null;
  return (
    coverageLevels.find((level) => [level, coverageLevelNames[level].toLowerCase()].includes(typed)) ?? text
  );
}
