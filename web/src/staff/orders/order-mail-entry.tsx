import { chakra } from '@chakra-ui/react';
import type { OrderMail } from '@kowhai/domain/order-mail';
import { useChange } from '#data/use-change.ts';
import { isOnItsWay, MailStateBadge } from '#staff/records/mail-state-badge.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const kinds: Record<OrderMail['kind'], string> = {
  'confirm-order': 'Order confirmation',
  'order-submitted': 'Notice of a new order',
  'order-processing': 'Order is being processed',
  'order-completed': 'You are connected',
  'order-cancelled': 'Cancellation confirmed',
  'order-cancelled-notice': 'Notice of a cancellation',
};

/** A mail about an order, how it fared, and the way to send it again. */
export function OrderMailEntry({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { _id, kind, to, state, attempts, isResent } = mail;
  const resending = useChange('resendOrderMail');
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <chakra.p fontWeight="semibold">
        {kinds[kind]}
        {isResent && ', sent again'} <MailStateBadge state={state} />
      </chakra.p>
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        To {to ?? 'us'}
        {attempts > 1 && `, tried ${attempts} times`}
      </chakra.p>
      {!isOnItsWay(state) && (
        <Button
          variant="outline"
          size="sm"
          busy={resending.isPending}
          busyLabel="Sending…"
          onClick={() =>
            resending.mutate(
              { params: { id: orderId, mailId: _id } },
              {
                onSuccess: () => showToast({ status: 'success', message: 'The mail is on its way again' }),
                onError: ({ message }) => showToast({ status: 'danger', message }),
              },
            )
          }
        >
          Send again<VisuallyHidden>: {kinds[kind]}</VisuallyHidden>
        </Button>
      )}
    </chakra.div>
  );
}
