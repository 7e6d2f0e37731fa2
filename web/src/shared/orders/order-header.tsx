import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import type { ReactNode } from 'react';
import { Day } from '#shared/day.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge } from './status-badge.tsx';

type OrderHeaderProps = {
  order: Order | undefined;
  /** In place of the order's number. */
  title?: ReactNode;
  breadcrumbs: ReactNode;
  /** Stands between the title and the status. */
  lead?: ReactNode;
  /** Before Print. */
  actions?: ReactNode;
  isDense?: boolean;
};

/** Number, status and dates. It stays the same heading while the order loads, so that the focus on it is not lost. */
export function OrderHeader({ order, title, breadcrumbs, lead, actions, isDense = false }: OrderHeaderProps) {
  return (
    <PageHeader
      isDense={isDense}
      breadcrumbs={<chakra.div data-print="hide">{breadcrumbs}</chakra.div>}
      title={
        title ?? (
          <>
            Order {/* The number stays in one piece where the line has to break. */}
            {order && <chakra.span display="inline-block">{order.number}</chakra.span>}
          </>
        )
      }
      actions={
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap={isDense ? '2' : '3'}
          // The desk's four buttons in one line of a phone.
          css={isDense ? { mdDown: { '& > *': { paddingInline: '2.5' } } } : {}}
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
      <StatusBadge status={statusOf(order)} />
      <span>
        Created <Day of={order.createdAt} />
      </span>
      <span>
        Last updated <Day of={order.updatedAt} />
      </span>
    </chakra.span>
  );
}
