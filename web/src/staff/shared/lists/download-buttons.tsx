import { VisuallyHidden } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { serverNow } from '#data/client/server-clock.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { describeCount, type Noun } from '#staff/shared/parts/describe-count.ts';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { showToast } from '#state/toasts.ts';
import { type CsvColumn, writeCsvHeading, writeCsvRows } from './csv.ts';

const formats = ['CSV', 'Excel'] as const;
type Format = (typeof formats)[number];

type DownloadButtonsProps<Row> = {
  noun: Noun;
  columns: readonly CsvColumn<Row>[];
  /** Reads all rows that match the filter, page by page, not only the page on screen. */
  readSlices: () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

/** Downloads the whole list and shows the progress. If a page fails, there is no file, rather than a partial one. */
export function DownloadButtons<Row>({ noun, columns, readSlices }: DownloadButtonsProps<Row>) {
  const [making, setMaking] = useState<{ format: Format; count: number } | null>(null);

  const save = async (format: Format) => {
    const all: Row[] = [];
    setMaking({ format, count: 0 });
    try {
      for await (const rows of readSlices()) {
        all.push(...rows);
        setMaking({ format, count: all.length });
      }
      const name = `${noun.many}-${formatDate(serverNow())}`;
      if (format === 'Excel') {
        const { writeXlsx } = await import('./xlsx.ts');
        saveAsFile(`${name}.xlsx`, await writeXlsx(columns, all));
      } else {
        const type = 'text/csv;charset=utf-8';
        saveAsFile(`${name}.csv`, new Blob([writeCsvHeading(columns), writeCsvRows(columns, all)], { type }));
      }
      showSuccess(`${describeCount(noun, all.length)} downloaded`);
    } catch (thrown) {
      const { message } = toFailure(thrown);
      showToast({ status: 'danger', message: `We couldn’t make the file. ${message}` });
    } finally {
      setMaking(null);
    }
  };

  return formats.map((format) => (
    <BusyButton
      key={format}
      variant="outline"
      size="sm"
      title={`Download ${format}`}
      disabled={making !== null && making.format !== format}
      busy={making?.format === format}
      busyLabel={making?.count ? `Preparing… ${describeCount(noun, making.count)}` : 'Preparing…'}
      onClick={() => void save(format)}
    >
      {/* Both fit beside the filters at 1280 px. */}
      <VisuallyHidden>Download </VisuallyHidden>
      {format}
    </BusyButton>
  ));
}
