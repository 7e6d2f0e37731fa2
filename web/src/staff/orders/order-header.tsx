import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { Day } from '#components/day.tsx';
import { StatusBadge } from '#components/status-badge.tsx';
import { StaffShortcutHelp } from '#staff/shell/staff-shortcut-help.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { paths } from '#web/paths.ts';

/** The profile opens on its orders. */
export const profileOrdersPath = `${paths.profile()}?tab=orders`;

type OrderHeaderProps = { order: Order | undefined; isAdmin: boolean };

/** Number, status and dates. It stays the same heading while the order loads, so that the focus on it is not lost. */
export function OrderHeader({ order, isAdmin }: OrderHeaderProps) {
  return (
    <PageHeader
      breadcrumbs={
        <chakra.div data-print="hide">
          <Breadcrumbs
            trail={[
              isAdmin
                ? { label: 'Orders', to: paths.adminOrders() }
                : { label: 'Your orders', to: profileOrdersPath },
            ]}
            current={order?.number ?? 'Order'}
          />
        </chakra.div>
      }
      title={
        <>
          Order {/* The number stays in one piece where the line has to break. */}
          {order && <chakra.span display="inline-block">{order.number}</chakra.span>}
        </>
      }
      actions={
        <chakra.div display="flex" flexWrap="wrap" gap="3" data-print="hide">
          {isAdmin && (
            <LinkButton to={paths.admin()} variant="outline" size="sm">
              <span aria-hidden>←</span> Dashboard
            </LinkButton>
          )}
          <Button variant="outline" size="sm" disabled={!order} onClick={() => window.print()}>
            Print
          </Button>
          {isAdmin && (
            <StaffShortcutHelp
              renderButton={(open) => (
                <Button variant="outline" size="sm" onClick={open}>
                  Keyboard shortcuts
                </Button>
              )}
            />
          )}
        </chakra.div>
      }
      lead={
        order && (
          <chakra.span
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="5"
            rowGap="1"
            fontSize="sm"
          >
            <StatusBadge status={statusOf(order)} />
            <span>
              Created <Day of={order.createdAt} />
            </span>
            <span>
              Last updated <Day of={order.updatedAt} />
            </span>
          </chakra.span>
        )
      }
    />
  );
}
