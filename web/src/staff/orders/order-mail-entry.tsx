import { chakra } from '@chakra-ui/react';
import type { OrderMail } from '@kowhai/domain/order-mail';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Badge } from '#ui/badge.tsx';
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

const states = {
  queued: { tone: 'info', word: 'On its way' },
  sending: { tone: 'info', word: 'Being sent' },
  sent: { tone: 'success', word: 'Sent' },
  failed: { tone: 'danger', word: 'Given up' },
  limited: { tone: 'warning', word: 'Not sent: limit of mails to this address' },
} as const satisfies Record<OrderMail['state'], object>;

/** Whether it is looked at again. */
export function isOnItsWay({ state }: OrderMail): boolean {
  return state === 'queued' || state === 'sending';
}

/** A mail about an order, how it fared, and the way to send it again. */
export function OrderMailEntry({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { _id, kind, to, state, attempts, isResent } = mail;
  const resending = useChange('resendOrderMail');
  const { tone, word } = states[state];
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <chakra.p fontWeight="semibold">
        {kinds[kind]}
        {isResent && ', sent again'}{' '}
        <Badge tone={tone} whiteSpace="normal" lineHeight="snug">
          {word}
        </Badge>
      </chakra.p>
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        To {to ?? 'us'}
        {attempts > 1 && `, tried ${attempts} times`}
      </chakra.p>
      {!isOnItsWay(mail) && (
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
