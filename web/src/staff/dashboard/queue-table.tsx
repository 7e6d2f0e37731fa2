import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { Day } from '#shared/day.tsx';
import { paths } from '#shared/paths.ts';
import { ReviewBy } from '#staff/orders/list/review-by.tsx';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { OneLine } from '#staff/shared/lists/one-line.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

type WaitingOrder = Dashboard['waiting']['oldest'][number];

const listColumns = (state: object): readonly Column<WaitingOrder>[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} state={state} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  { header: 'Customer', share: 34, cell: ({ name }) => <OneLine title={name}>{name}</OneLine> },
  {
    header: 'Placed',
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  { header: 'Review by', cell: (order) => <ReviewBy order={order} /> },
];

export function QueueTable({ queue }: { queue: readonly WaitingOrder[] }) {
  const ids = queue.map(({ _id }) => _id);
  return (
    <DataTable
      dense
      caption="Orders waiting for review, oldest first"
      columns={listColumns(openedFrom(ids, paths.admin()))}
      rows={queue}
      getKey={({ _id }) => _id}
    />
  );
}
