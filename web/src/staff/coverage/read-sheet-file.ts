import { readCsv, type SheetLine } from '@kowhai/domain/coverage/coverage-sheet';
import { Failure } from '#data/client/failure.ts';

/** The longest list of postcodes weighs less. */
const maxBytes = 4_000_000;

/** Reads an Excel file's first sheet, or a CSV file as Excel and others write it. @throws Failure in words for staff */
export async function readSheetFile(file: File): Promise<SheetLine[]> {
  if (file.size > maxBytes)
    throw new Failure('VALIDATION', 'That file is too large: New Zealand’s 1,900 postcodes fit into 4 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Every .xlsx is a ZIP file.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isExcel) return readCsv(decode(bytes));
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file).catch(() => {
    throw new Failure(
      'VALIDATION',
      'We can’t open that Excel file. Save it as .xlsx or CSV, then try again.',
    );
  });
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => String(cell ?? '')) }));
}

/** Excel writes "CSV" in Windows’ own characters, and "Unicode text" in UTF-16. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
