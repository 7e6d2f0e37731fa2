import { Button } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { checkTransition } from '@kowhai/domain/orders/order-status';
import { paths } from '#shared/paths.ts';
import { DueDay } from '#staff/orders/list/due-day.tsx';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { LargeBadge } from '#staff/shared/orders/large-badge.tsx';
import { useStep } from '#staff/shared/orders/use-step.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

type WaitingOrder = Dashboard['waiting']['first'][number];

const listColumns = (
  state: object,
  { takeStep, isBusy }: ReturnType<typeof useStep>,
): readonly Column<WaitingOrder>[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number, isLarge }) => (
      <>
        <TextLink to={paths.order(_id)} state={state}>
          {number}
        </TextLink>
        <LargeBadge isLarge={isLarge} />
      </>
    ),
    line: ({ plan }) => <span title={plan}>{plan}</span>,
  },
  { header: 'Due', width: '13rem', isAtEnd: true, cell: ({ due }) => <DueDay due={due} /> },
  {
    header: 'User',
    width: '30%',
    cell: ({ name }) => <span title={name}>{name}</span>,
    line: ({ town }) => town,
  },
  {
    header: 'Process',
    hideHeader: true,
    width: '6.5rem',
    align: 'end',
    isAtEnd: true,
    cell: ({ _id, number, status }) =>
      checkTransition(status, 'process') === 'allowed' && (
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
      caption="Open orders, late ones first"
      columns={listColumns(openedFrom(ids, paths.admin()), useStep())}
      rows={queue}
      getKey={({ _id }) => _id}
    />
  );
}
