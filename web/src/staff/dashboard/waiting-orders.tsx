import { Button, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { checkTransition, isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { toFailure } from '#data/client/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { useDesk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { DueDay, LargeBadge, NumberWithMarks } from '#staff/orders/list/order-marks.tsx';
import { useOpenedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { showFailure } from '#staff/shared/parts/notices.ts';
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
          <WaitingTable orders={first} />
        </>
      )}
    </DashboardSection>
  );
}

type WaitingOrder = Dashboard['first'][number];

const listColumns = (
  state: object,
  isBusy: boolean,
  process: (id: string) => Promise<void>,
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
  { header: 'Due', width: '13.5rem', isAtEnd: true, cell: ({ due }) => <DueDay due={due} /> },
  {
    header: 'User',
    width: '34%',
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
          onClick={() => void process(_id)}
        >
          Process
        </Button>
      ),
  },
];

function WaitingTable({ orders }: { orders: readonly WaitingOrder[] }) {
  const state = useOpenedFrom(orders);
  const client = useQueryClient();
  const { take, running } = useOrderSteps();
  const process = async (id: string) => {
    try {
      // As it is now: a row has not all of it.
      await take('process', [await client.fetchQuery(orderQuery(id))]);
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
  };
  return (
    <DataTable
      dense
      caption="Open orders, late ones first"
      columns={listColumns(state, running !== undefined, process)}
      rows={orders}
      getKey={({ _id }) => _id}
    />
  );
}
