import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { orderStatusTable, statusOf } from '@kowhai/domain/order-status';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { DeleteOrder } from './delete-order.tsx';
import { listStaffActions } from './staff-actions.ts';
import { useOrderActions } from './use-order-actions.ts';

const noteId = (name: string) => `${name}-note`;

/** What staff can do with the order, each button with its effect below it. */
export function StaffPanel({ order }: { order: Order }) {
  const status = statusOf(order);
  const { run, running, failure } = useOrderActions(order._id);

  return (
    <Card as="section" aria-labelledby="actions" data-print="hide">
      <Heading id="actions" size="sm">
        Actions
      </Heading>
      {failure && <Alert status="danger">{failure.message}</Alert>}
      {listStaffActions(status).map(({ action, label, note, isEnabled }) => (
        <chakra.div key={action} display="grid" gap="1">
          <Button
            variant={action === 'process' ? 'solid' : 'outline'}
            wide
            disabled={!isEnabled || (running !== undefined && running !== action)}
            busy={running === action}
            aria-describedby={noteId(action)}
            onClick={() => run(action)}
          >
            {label}
          </Button>
          <Text id={noteId(action)} size="sm" tone="muted">
            {note}
          </Text>
        </chakra.div>
      ))}
      <chakra.div display="grid" gap="1" paddingTop="4" borderTopWidth="1px" borderColor="line">
        <DeleteOrder order={order} disabled={running !== undefined} aria-describedby={noteId('delete')} />
        <Text id={noteId('delete')} size="sm" tone="muted">
          Takes it out of every list
          {orderStatusTable[status].stock === 'held' && ' and puts its hardware back into stock'}.
        </Text>
      </chakra.div>
    </Card>
  );
}
