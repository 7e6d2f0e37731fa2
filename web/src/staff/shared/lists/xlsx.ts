import type { Row as SheetRow } from 'write-excel-file/browser';

export type SheetColumn<Row> = { header: string; value: (row: Row) => string | number };

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Writes the rows as an Excel file, whose cells have types: numbers and days are such, and a text stays as it is, with the
 * 0 of a postcode or phone number and the + of another. No text is a formula there, whatever customers type.
 */
export async function writeXlsx<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const heading = columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => columns.map(({ value }) => toCell(value(row))));
  return write([heading, ...cells], {
    dateFormat: 'yyyy-mm-dd',
    stickyRowsCount: 1,
    columns: columns.map((_, index) => ({
      width: widthOf(
        cells.map((row) => row[index]),
        columns[index]?.header,
      ),
    })),
  }).toBlob();
}

function toCell(value: string | number): SheetRow[number] {
  if (typeof value === 'number') return { value, type: Number };
  return day.test(value) ? { value: new Date(value), type: Date } : { value, type: String };
}

/** In characters: as wide as the widest cell, so that nothing shows as ####, and no wider than a screen has room for. */
function widthOf(cells: readonly SheetRow[number][], header = ''): number {
  const lengths = cells.map((cell) =>
    cell && typeof cell === 'object' && 'value' in cell && typeof cell.value === 'string'
      ? cell.value.length
      : 10,
  );
  return Math.min(40, Math.max(header.length, ...lengths) + 2);
}
