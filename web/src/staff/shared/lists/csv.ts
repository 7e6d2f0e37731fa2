export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number };

/** Starts with a byte order mark, without which spreadsheets garble macrons. */
export function writeCsvHeading<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\uFEFF${writeLine(columns.map(({ header }) => header))}`;
}

export function writeCsvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => writeLine(columns.map(({ value }) => value(row)))).join('');
}

function writeLine(values: readonly (string | number)[]): string {
  return `${values.map(writeCell).join(',')}\r\n`;
}

/** What spreadsheets read as the start of a formula, full-width forms included, after any white space. */
const formula = /^\s*[=+\-@|%＝＋－＠]/;
/** Digits and spaces alone compute nothing. Excel's file has them as they are, too. */
const internationalNumber = /^\+[\d ]+$/;
const control = /^[\t\r\n]/;

/**
 * Customers type names and addresses, and none may run as a formula on a colleague's computer: a text that could be one
 * gets a leading apostrophe, which spreadsheets read as "this is text".
 */
export function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isFormula = formula.test(value) && !internationalNumber.test(value);
  const text = isFormula || control.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
