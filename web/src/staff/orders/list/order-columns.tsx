import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { type OrderStatus, orderStatusTable, statusOf } from '@kowhai/domain/orders/order-status';
import { findDue } from '@kowhai/domain/orders/promised-days';
import { queueAtOf } from '@kowhai/domain/orders/queue-position';
import { formatFullName } from '@kowhai/domain/people/user';
import { Day } from '#shared/day.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { CellText, textColumn } from '#staff/shared/lists/cell-text.tsx';
import type { Colleagues } from '#staff/shared/records/use-colleagues.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import type { Column } from '#ui/data-table.tsx';
import { DueDay } from './due-day.tsx';
import { listLines } from './order-csv.ts';
import type { ColumnSorts } from './order-sorts.ts';

export type OrderColumn = Column<Order> & { sorts?: ColumnSorts };

/**
 * Headings of the day column where they are not the status's name. Its width is the same in every tab, so no column
 * moves.
 */
const dayHeaders: Partial<Record<OrderStatus, string>> = { submitted: 'Review by', processing: 'Connection' };

/**
 * @param status the status of all listed orders; undefined where the list mixes them
 * @param state the router state that links to an order carry
 */
export const listColumns = (
  status: OrderStatus | undefined,
  state: object,
  { nameOf, initialsOf }: Colleagues,
): readonly OrderColumn[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    width: '9.25rem',
    cell: ({ _id, number, hasNote }) => (
      <>
        <TextLink to={paths.order(_id)} state={state} standalone whiteSpace="nowrap">
          {number}
        </TextLink>
        {hasNote && (
          <chakra.span title="Has a note" marginInlineStart="1">
            <span aria-hidden>✎</span>
            <VisuallyHidden>, has a note</VisuallyHidden>
          </chakra.span>
        )}
      </>
    ),
  },
  {
    header: 'Placed',
    isForWide: true,
    width: '5.75rem',
    sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  {
    header: 'Customer',
    share: 20,
    width: 'clamp(7rem, 12vw, 12rem)',
    brief: 'start',
    cell: ({ user, serviceAddress: { city } }) => (
      <CellText title={formatFullName(user)}>
        <TextLink to={paths.adminUser(user._id)}>{formatFullName(user)}</TextLink>
        <chakra.span display={{ md: 'none' }}>, {city}</chakra.span>
      </CellText>
    ),
  },
  {
    header: 'What',
    share: 20,
    cell: ({ orderServices, orderHardwares }) => {
      const what = listLines([...orderServices, ...orderHardwares]).replaceAll(' × ', '\u00a0×\u00a0');
      return <CellText title={what}>{what}</CellText>;
    },
  },
  // 112 px at 1280, where the other columns still fit; 136 px at 1440, which Whangamōmona needs.
  textColumn('Town', ({ serviceAddress }) => serviceAddress.city, {
    width: 'clamp(6.75rem, 15vw - 5rem, 9rem)',
  }),
  {
    header: status ? (dayHeaders[status] ?? orderStatusTable[status].name) : 'Due',
    width: '9.75rem',
    brief: 'first',
    cell: (order) => <QueueDay order={order} />,
  },
  {
    header: 'Updated',
    isForWide: true,
    width: '5.75rem',
    sorts: { ascending: 'updated', descending: '-updated', first: 'descending' },
    cell: ({ updatedAt }) => <Day of={updatedAt} />,
  },
  {
    header: 'Total',
    align: 'end',
    isForWide: true,
    width: '5.5rem',
    sorts: { ascending: 'total', descending: '-total', first: 'descending' },
    cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)),
  },
  {
    header: 'Status',
    width: '6.75rem',
    brief: 'last',
    cell: (order) => <StatusBadge status={statusOf(order)} />,
  },
  {
    header: 'For',
    isForWide: true,
    width: '2.75rem',
    cell: ({ assigneeKey }) =>
      assigneeKey && (
        <chakra.abbr title={nameOf(assigneeKey)} textDecoration="none" fontWeight="semibold">
          {initialsOf(assigneeKey)}
        </chakra.abbr>
      ),
  },
];

/** By which day an open order is to be reviewed or connected, or when one was closed. */
function QueueDay({ order }: { order: Order }) {
  const due = findDue(order);
  if (due)
    return (
      <>
        {due.what === 'connection' && order.connectionDate === null && 'No date yet. '}
        <DueDay due={due} />
      </>
    );
  return (
    <>
      <VisuallyHidden>{orderStatusTable[statusOf(order)].name}</VisuallyHidden> <Day of={queueAtOf(order)} />
    </>
  );
}
