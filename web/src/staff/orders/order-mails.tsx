import { chakra } from '@chakra-ui/react';
import type { OrderMail } from '@kowhai/domain/order-mail';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#components/day.tsx';
import { LoadError } from '#components/load-error.tsx';
import { orderMailsQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
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

const whileOnTheWayMs = 3000;

/** The mails that went out about an order, how they fared, and the way to send one again. */
export function OrderMails({ orderId }: { orderId: string }) {
  const {
    data: mails,
    error,
    refetch,
  } = useQuery({
    ...orderMailsQuery(orderId),
    // What is on its way is looked at again until it has arrived somewhere.
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? whileOnTheWayMs : false),
  });
  if (error) return <LoadError what="the mails" failure={error} onRetry={refetch} />;
  if (!mails) {
    return (
      <LoadingShape label="Loading the mails">
        <Skeleton height="5rem" />
      </LoadingShape>
    );
  }
  if (mails.length === 0) {
    return (
      <Text size="sm" tone="muted">
        None on record. Mails are kept for 90 days.
      </Text>
    );
  }
  return (
    <chakra.ul display="grid" gap="4" fontSize="sm" lineHeight="snug">
      {mails.map((mail) => (
        <MailItem key={mail._id} orderId={orderId} mail={mail} />
      ))}
    </chakra.ul>
  );
}

function isOnItsWay({ state }: OrderMail): boolean {
  return state === 'queued' || state === 'sending';
}

function MailItem({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { _id, kind, to, state, attempts, isResent, createdAt, sentAt } = mail;
  const resending = useChange('resendOrderMail');
  const { tone, word } = states[state];
  return (
    <chakra.li display="grid" gap="1" justifyItems="start">
      <chakra.p fontWeight="semibold">
        {kinds[kind]}
        {isResent && ', sent again'} <Badge tone={tone}>{word}</Badge>
      </chakra.p>
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        To {to ?? 'us'}, <Day of={sentAt ?? createdAt} />
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
    </chakra.li>
  );
}
