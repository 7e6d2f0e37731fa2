import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { listOutsideWork } from '@kowhai/domain/orders/outside-work';
import { findDue, workAtOf } from '@kowhai/domain/orders/promised-days';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatDate } from '@kowhai/domain/time/date';
import { Fragment } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { Day } from '#shared/day.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { outsideWords } from '#staff/orders/actions/outside-work.tsx';
import type { SortableColumn } from '#staff/shared/lists/column-sorts.ts';
import type { Colleagues } from '#staff/shared/records/use-colleagues.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DueDay, LargeBadge, NumberWithMarks } from './order-marks.tsx';
import { listLines } from './order-sheet.ts';

/**
 * The six columns of the specification, each with a second line. The first has what the others leave, which is an order's
 * number at least. At 1024 px the side menu takes what the window has won since 820 px, so the others grow from there.
 */
export const listColumns = (
  state: object,
  { nameOf }: Colleagues,
  describeTown: (order: Order) => string,
): readonly SortableColumn<Order, OrderSort>[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number, hasNote, isLarge, ...order }) => (
      <NumberWithMarks>
        <TextLink to={paths.order(_id)} state={state} whiteSpace="nowrap">
          {number}
        </TextLink>{' '}
        <LargeBadge isLarge={isLarge} />{' '}
        {listOutsideWork(order, serverNow()).map(({ work, of, text }) => (
          <Fragment key={work + of}>
            <span title={text}>
              <Badge tone="warning">{outsideWords[work].mark}</Badge>
            </span>{' '}
          </Fragment>
        ))}
        {hasNote && (
          <span title="Has a note">
            <span aria-hidden>✎</span>
            <VisuallyHidden>, has a note</VisuallyHidden>
          </span>
        )}
      </NumberWithMarks>
    ),
    line: ({ orderServices, orderHardwares }) => (
      <Whole text={listLines([...orderServices, ...orderHardwares])} />
    ),
  },
  {
    header: 'Date',
    width: 'clamp(8rem, max(min(20vw - 1.6rem, 8.625rem), 18vw - 4rem), 13rem)',
    sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    cell: ({ createdAt }) => <Day of={createdAt} />,
    line: (order) => <StatusDay order={order} />,
  },
  {
    header: 'User',
    width: 'clamp(5rem, max(min(100vw - 43.6rem, 8.4rem), 26vw - 8.4rem), 17rem)',
    cell: ({ user }) => (
      <TextLink to={paths.adminUser(user._id)} title={formatFullName(user)}>
        {formatFullName(user)}
      </TextLink>
    ),
    line: (order) => <Whole text={describeTown(order)} />,
  },
  {
    header: 'Updated',
    width: '6rem',
    isAtEnd: true,
    cell: ({ updatedAt }) => (
      <>
        <chakra.span display={{ base: 'block', md: 'none' }}>Updated</chakra.span>
        <Day of={updatedAt} />
      </>
    ),
  },
  {
    header: 'Status',
    width: '7.25rem',
    isAtEnd: true,
    cell: (order) => <StatusBadge status={order.status} />,
    line: ({ assigneeKey }) => assigneeKey && <Whole text={nameOf(assigneeKey)} />,
  },
  {
    header: 'Total',
    align: 'end',
    width: '5.75rem',
    isAtEnd: true,
    cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)),
  },
];

/** By which day an open order is to be reviewed or connected, or when one was closed. */
function StatusDay({ order }: { order: Order }) {
  const due = findDue(order);
  if (due) return <DueDay due={due} isUnarranged={order.connectionDate === null} />;
  return `${orderStatusTable[order.status].name} ${formatDate(workAtOf(order))}`;
}

const Whole = ({ text }: { text: string }) => <span title={text}>{text}</span>;
