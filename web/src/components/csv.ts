/** Lists as files for a spreadsheet. */

export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number };

/**
 * Writes rows as CSV. It begins with a byte order mark, without which spreadsheets read macrons as something else.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => writeCell(header)),
    ...rows.map((row) => columns.map(({ value }) => writeCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
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
