import { formatDate } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { describeCount, type Noun } from '#staff/shared/parts/describe-count.ts';
import { showToast } from '#state/toasts.ts';
import { type CsvColumn, writeCsvHeading, writeCsvRows } from './csv.ts';

type CsvButtonProps<Row> = {
  noun: Noun;
  columns: readonly CsvColumn<Row>[];
  /** Reads all rows that match the filter, page by page, not only the page on screen. */
  readPages: () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

/**
 * Downloads the whole list as a CSV file, and shows the progress. If a page fails, there is no file, rather than a
 * partial one.
 */
export function CsvButton<Row>({ noun, columns, readPages }: CsvButtonProps<Row>) {
  const [rowsRead, setRowsRead] = useState<number | null>(null);

  const save = async () => {
    let count = 0;
    setRowsRead(count);
    try {
      const texts = [writeCsvHeading(columns)];
      for await (const rows of readPages()) {
        texts.push(writeCsvRows(columns, rows));
        count += rows.length;
        setRowsRead(count);
      }
      const day = formatDate(new Date().toISOString());
      saveAsFile(`${noun.many}-${day}.csv`, texts, 'text/csv;charset=utf-8');
      showToast({ status: 'success', message: `${describeCount(noun, count)} downloaded` });
    } catch (thrown) {
      const { message } = toFailure(thrown);
      showToast({ status: 'danger', message: `We couldn’t make the file. ${message}` });
    } finally {
      setRowsRead(null);
    }
  };

  return (
    <BusyButton
      variant="outline"
      size="sm"
      busy={rowsRead !== null}
      busyLabel={rowsRead ? `Preparing… ${describeCount(noun, rowsRead)}` : 'Preparing…'}
      onClick={() => void save()}
    >
      Download CSV
    </BusyButton>
  );
}
