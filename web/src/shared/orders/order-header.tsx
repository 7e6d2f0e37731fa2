import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { formatDate, formatDayInWords } from '@kowhai/domain/time/date';
import type { ReactNode } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge } from './status-badge.tsx';

type OrderHeaderProps = {
  order: Order | undefined;
  /** Replaces the order number as the title. */
  title?: ReactNode;
  breadcrumbs: ReactNode;
  /** Shown between title and status. */
  lead?: ReactNode;
  actions?: ReactNode;
  isDense?: boolean;
};

/**
 * Number, status and dates of an order. The heading stays mounted while the order loads, so that it keeps the focus.
 */
export function OrderHeader({ order, title, breadcrumbs, lead, actions, isDense = false }: OrderHeaderProps) {
  return (
    <PageHeader
      isDense={isDense}
      breadcrumbs={<chakra.div data-print="hide">{breadcrumbs}</chakra.div>}
      title={
        title ?? (
          <>
            Order {/* The number never breaks across lines. */}
            {order && <chakra.span display="inline-block">{order.number}</chakra.span>}
          </>
        )
      }
      actions={actions}
      lead={
        order && (
          <>
            {lead}
            <StatusLine order={order} />
          </>
        )
      }
    />
  );
}

function StatusLine({ order }: { order: Order }) {
  const now = serverNow();
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontSize="xs">
      <StatusBadge status={order.status} />
      {formatDate(order.createdAt) === formatDate(order.updatedAt) ? (
        <span>Created and last updated {formatDayInWords(order.updatedAt, now)}</span>
      ) : (
        <>
          <span>Created {formatDayInWords(order.createdAt, now)}</span>
          <span>Last updated {formatDayInWords(order.updatedAt, now)}</span>
        </>
      )}
    </chakra.span>
  );
}
