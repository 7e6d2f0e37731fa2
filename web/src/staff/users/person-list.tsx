import { Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { LoadError } from '#shared/load-error.tsx';
import type { Found } from '#staff/shared/parts/loaded.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { Heading } from '#ui/text.tsx';

type PersonListProps<Row> = {
  title: string;
  count?: string | undefined;
  whenEmpty?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  failed: Omit<Found<unknown>, 'data'> | undefined;
  children?: ReactNode;
};

export function PersonList<Row extends { _id: string }>(props: PersonListProps<Row>) {
  const { title, count, whenEmpty, columns, rows, failed, children } = props;
  const id = useId();
  const what = title.toLowerCase();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} size="sm" marginBottom="2">
        {title}
      </Heading>
      {failed?.error && <LoadError what={`the ${what}`} failure={failed.error} onRetry={failed.refetch} />}
      {rows?.length === 0 && <Text textStyle="note">{whenEmpty ?? `No ${what} yet`}</Text>}
      {rows && rows.length > 0 && (
        <>
          {count && (
            <Text textStyle="note" marginBottom="2">
              {count}
            </Text>
          )}
          <DataTable dense caption={title} columns={columns} rows={rows} getKey={({ _id }) => _id} />
        </>
      )}
      {children}
    </section>
  );
}
