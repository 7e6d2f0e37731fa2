import { Button, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { checkTransition, isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useDesk } from '#data/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { useStep } from '#staff/orders/actions/use-order-action.ts';
import { DueDay, LargeBadge, NumberWithMarks } from '#staff/orders/list/order-marks.tsx';
import { useOpenedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { DashboardSection, FigureTiles, listOpenFigures } from './dashboard-parts.tsx';

export function WaitingOrders({ first }: Pick<Dashboard, 'first'>) {
  const desk = useDesk();
  return (
    <DashboardSection
      title="Orders to review and connect"
      lead={`We promise a review within ${siteSettings.promises.reviewDays}, and a connection within ${siteSettings.promises.connectionDays} after that.`}
    >
      {first.length === 0 ? (
        <Text>All caught up. Every order’s been reviewed and connected.</Text>
      ) : (
        <>
          <FigureTiles
            figures={[
              {
                name: 'Late',
                count: desk?.orders.late,
                to: paths.adminOrders({ due: 'late' }),
                tone: 'danger',
              },
              {
                name: 'Due today',
                count: desk?.orders.today,
                to: paths.adminOrders({ due: 'today' }),
                tone: 'warning',
              },
              ...listOpenFigures(desk, isWaitingStatus),
            ]}
          />
          <QueueTable queue={first} />
        </>
      )}
    </DashboardSection>
  );
}

type WaitingOrder = Dashboard['first'][number];

const listColumns = (
  state: object,
  { takeStep, isBusy }: ReturnType<typeof useStep>,
): readonly Column<WaitingOrder>[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number, isLarge }) => (
      <NumberWithMarks>
        <TextLink to={paths.order(_id)} state={state} whiteSpace="nowrap">
          {number}
        </TextLink>{' '}
        <LargeBadge isLarge={isLarge} />
      </NumberWithMarks>
    ),
    line: ({ plan }) => <span title={plan}>{plan}</span>,
  },
  { header: 'Due', width: '14.5rem', isAtEnd: true, cell: ({ due }) => <DueDay due={due} /> },
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
    // What warns is looked at first, on its page.
    cell: ({ _id, number, status, isWarned }) =>
      !isWarned &&
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

function QueueTable({ queue }: { queue: readonly WaitingOrder[] }) {
  return (
    <DataTable
      dense
      caption="Open orders, late ones first"
      columns={listColumns(useOpenedFrom(queue), useStep())}
      rows={queue}
      getKey={({ _id }) => _id}
    />
  );
}
