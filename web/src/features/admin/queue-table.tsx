import { momentOf } from '@kowhai/domain/business-days';
import { formatDate, formatDayInWords } from '@kowhai/domain/date';
import { reviewDueDay, type Waiting } from '@kowhai/domain/review-promise';
import { formatFullName } from '@kowhai/domain/user';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import type { WaitingOrder } from './sort-queue.ts';

const badges = {
  late: { tone: 'danger', word: 'Late' },
  'due today': { tone: 'warning', word: 'Due today' },
  'on time': { tone: 'neutral', word: 'On time' },
} as const satisfies Record<Waiting, object>;

const columns: readonly Column<WaitingOrder>[] = [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ order }) => (
      <TextLink to={paths.order(order._id)} standalone whiteSpace="nowrap">
        {order.number}
      </TextLink>
    ),
  },
  { header: 'Customer', cell: ({ order }) => formatFullName(order.user) },
  { header: 'Placed', cell: ({ order }) => formatDate(order.createdAt) },
  { header: 'Review by', cell: ({ order }) => formatDayInWords(momentOf(reviewDueDay(order))) },
  {
    header: 'Standing',
    cell: ({ waiting }) => <Badge tone={badges[waiting].tone}>{badges[waiting].word}</Badge>,
  },
];

export function QueueTable({ queue }: { queue: readonly WaitingOrder[] }) {
  return (
    <DataTable
      caption="Orders waiting for review, the oldest first"
      columns={columns}
      rows={queue}
      getKey={({ order }) => order._id}
    />
  );
}
