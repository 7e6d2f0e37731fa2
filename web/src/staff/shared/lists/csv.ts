/** Lists as files for a spreadsheet. */

export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number };

/**
 * Writes the first line of a CSV file. It begins with a byte order mark, without which spreadsheets read macrons as
 * something else.
 */
export function writeCsvHeading<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\uFEFF${writeLine(columns.map(({ header }) => header))}`;
}

/** Writes the lines of some rows. */
export function writeCsvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => writeLine(columns.map(({ value }) => value(row)))).join('');
}

function writeLine(values: readonly (string | number)[]): string {
  return `${values.map(writeCell).join(',')}\r\n`;
}

/** What a spreadsheet would take for the beginning of a formula, wide forms included, after any white space. */
const formula = /^\s*[=+\-@|%＝＋－＠]/;
const control = /^[\t\r\n]/;

/**
 * Writes one cell. Customers type names and addresses: none may become a formula on a colleague's computer, so a text
 * that could be one gets an apostrophe in front, which spreadsheets read as "this is text". Numbers stay numbers.
 */
export function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) || control.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
