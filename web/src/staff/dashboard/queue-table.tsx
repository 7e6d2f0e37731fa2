import { Button } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { paths } from '#shared/paths.ts';
import { ReviewBy } from '#staff/orders/list/review-by.tsx';
import { useStep } from '#staff/orders/use-step.ts';
import { CellText } from '#staff/shared/lists/cell-text.tsx';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

type WaitingOrder = Dashboard['waiting']['oldest'][number];

const listColumns = (
  state: object,
  { takeStep, isBusy }: ReturnType<typeof useStep>,
): readonly Column<WaitingOrder>[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} state={state} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  {
    header: 'Customer',
    share: 28,
    brief: 'start',
    cell: ({ name }) => <CellText title={name}>{name}</CellText>,
  },
  { header: 'Plan', share: 20, cell: ({ plan }) => <CellText title={plan}>{plan}</CellText> },
  { header: 'Town', share: 24, cell: ({ town }) => <CellText title={town}>{town}</CellText> },
  { header: 'Review by', brief: 'first', cell: (order) => <ReviewBy order={order} isShort /> },
  {
    header: 'Process',
    hideHeader: true,
    brief: 'last',
    cell: ({ _id, number }) => (
      <Button
        variant="outline"
        size="xs"
        aria-label={`Process ${number}`}
        disabled={isBusy}
        onClick={() => void takeStep(_id, 'process')}
      >
        Process
      </Button>
    ),
  },
];

export function QueueTable({ queue }: { queue: readonly WaitingOrder[] }) {
  const ids = queue.map(({ _id }) => _id);
  return (
    <DataTable
      dense
      caption="Orders waiting for review, oldest first"
      columns={listColumns(openedFrom(ids, paths.admin()), useStep())}
      rows={queue}
      getKey={({ _id }) => _id}
    />
  );
}
