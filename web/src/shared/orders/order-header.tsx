import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { formatDate } from '@kowhai/domain/time/date';
import type { ReactNode } from 'react';
import { Day } from '#shared/day.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge } from './status-badge.tsx';

type OrderHeaderProps = {
  order: Order | undefined;
  /** Replaces the order number as the title. */
  title?: ReactNode;
  breadcrumbs: ReactNode;
  /** Shown between title and status. */
  lead?: ReactNode;
  /** Shown before the Print button. */
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
      actions={
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap={isDense ? '2' : '3'}
          // Lets the four buttons of the staff's page fit one line of a phone.
          css={isDense ? { mdDown: { '& > :is(a, button)': { paddingInline: '2' } } } : {}}
          data-print="hide"
        >
          {actions}
          <Button variant="outline" size="sm" disabled={!order} onClick={() => window.print()}>
            Print
          </Button>
        </chakra.div>
      }
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
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1" fontSize="sm">
      <StatusBadge status={order.status} />
      {formatDate(order.createdAt) === formatDate(order.updatedAt) ? (
        <span>
          Created and last updated <Day of={order.updatedAt} />
        </span>
      ) : (
        <>
          <span>
            Created <Day of={order.createdAt} />
          </span>
          <span>
            Last updated <Day of={order.updatedAt} />
          </span>
        </>
      )}
    </chakra.span>
  );
}
