import { formatDate } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { serverNow } from '#data/client/server-clock.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { describeCount, type Noun } from '#staff/shared/parts/describe-count.ts';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { showToast } from '#state/toasts.ts';
import type { SheetColumn } from './xlsx.ts';

type DownloadButtonProps<Row> = {
  noun: Noun;
  columns: readonly SheetColumn<Row>[];
  /** Reads all rows that match the filter, page by page, not only the page on screen. */
  readSlices: () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

/** Downloads the whole list and shows the progress. If a page fails, there is no file, rather than a partial one. */
export function DownloadButton<Row>({ noun, columns, readSlices }: DownloadButtonProps<Row>) {
  const [count, setCount] = useState<number | null>(null);

  const save = async () => {
    const all: Row[] = [];
    setCount(0);
    try {
      for await (const rows of readSlices()) {
        all.push(...rows);
        setCount(all.length);
      }
      const { writeXlsx } = await import('./xlsx.ts');
      saveAsFile(`${noun.many}-${formatDate(serverNow())}.xlsx`, await writeXlsx(columns, all));
      showSuccess(`${describeCount(noun, all.length)} downloaded`);
    } catch (thrown) {
      const { message } = toFailure(thrown);
      showToast({ status: 'danger', message: `We couldn’t make the file. ${message}` });
    } finally {
      setCount(null);
    }
  };

  return (
    <BusyButton
      variant="outline"
      size="sm"
      busy={count !== null}
      busyLabel={count ? `Preparing… ${describeCount(noun, count)}` : 'Preparing…'}
      onClick={() => void save()}
    >
      Download Excel
    </BusyButton>
  );
}
