import { chakra } from '@chakra-ui/react';
import { OrderPart } from '#components/order-part.tsx';
import { AuditTrail } from '#staff/records/audit-trail.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';

/** What staff keep about an order, and customers never see. */
export function StaffRecords({ orderId }: { orderId: string }) {
  return (
    <chakra.div data-print="hide" display="grid" gap="5">
      <OrderPart title="Notes">
        <OrderNotes orderId={orderId} />
      </OrderPart>
      <OrderPart title="Mails">
        <OrderMails orderId={orderId} />
      </OrderPart>
      <OrderPart title="Changes">
        <AuditTrail kind="order" id={orderId} />
      </OrderPart>
    </chakra.div>
  );
}
