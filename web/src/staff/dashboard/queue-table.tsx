import { dayToIso } from '@kowhai/domain/business-days';
import type { Dashboard } from '@kowhai/domain/dashboard';
import { formatDayInWords } from '@kowhai/domain/date';
import { type ReviewTiming, reviewDueDay, reviewTimingOf } from '@kowhai/domain/review-promise';
import { Day } from '#components/day.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

type WaitingOrder = Dashboard['waiting']['oldest'][number];

const badges = {
  late: { tone: 'danger', word: 'Late' },
  'due today': { tone: 'warning', word: 'Due today' },
  'on time': { tone: 'neutral', word: 'On time' },
} as const satisfies Record<ReviewTiming, object>;

const columns: readonly Column<WaitingOrder>[] = [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  { header: 'Customer', cell: ({ name }) => name },
  {
    header: 'Placed',
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  { header: 'Review by', cell: (order) => formatDayInWords(dayToIso(reviewDueDay(order))) },
  { header: 'Standing', cell: (order) => <Standing order={order} /> },
];

function Standing({ order }: { order: WaitingOrder }) {
  const { tone, word } = badges[reviewTimingOf(order, new Date().toISOString())];
  return <Badge tone={tone}>{word}</Badge>;
}

export function QueueTable({ queue }: { queue: readonly WaitingOrder[] }) {
  return (
    <DataTable
      dense
      caption="Orders waiting for review, the oldest first"
      columns={columns}
      rows={queue}
      getKey={({ _id }) => _id}
    />
  );
}
