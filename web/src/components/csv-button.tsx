import { formatDate } from '@kowhai/domain/date';
import { useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { type CsvColumn, writeCsv } from './csv.ts';
import { saveAsFile } from './save-as-file.ts';

type CsvButtonProps<Row> = {
  /** What the file holds: "orders". */
  what: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads all that the list's filter finds, not its page alone. */
  load: () => Promise<readonly Row[]> | readonly Row[];
};

export function CsvButton<Row>({ what, columns, load }: CsvButtonProps<Row>) {
  const [isLoading, setLoading] = useState(false);

  const save = async () => {
    setLoading(true);
    try {
      const rows = await load();
      const day = formatDate(new Date().toISOString());
      saveAsFile(`${what}-${day}.csv`, writeCsv(columns, rows), 'text/csv;charset=utf-8');
    } catch (thrown) {
      showToast({ status: 'danger', message: toFailure(thrown).message });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button variant="outline" size="sm" busy={isLoading} busyLabel="Preparing…" onClick={() => void save()}>
      Download CSV
    </Button>
  );
}
