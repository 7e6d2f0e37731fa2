import { chakra, Grid } from '@chakra-ui/react';
import type { OrderMail } from '@kowhai/domain/mail/order-mail';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { orderMailNames } from '#staff/shared/orders/staff-actions.ts';
import { isOnItsWay, MailStateBadge } from '#staff/shared/records/mail-state-badge.tsx';
import { SendAgain } from '#staff/shared/records/send-again.tsx';

export function OrderMailEntry({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { _id, kind, to, state, attempts, isResent, notBefore } = mail;
  const { mutateAsync: resend } = useChange('resendOrderMail');
  return (
    <Grid gap="1" justifyItems="start">
      <chakra.p fontWeight="semibold">
        {orderMailNames[kind]}
        {isResent && ', sent again'} <MailStateBadge state={state} />
      </chakra.p>
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        To {to ?? 'us'}
        {notBefore && `, leaves at ${formatTimeToTheSecond(notBefore)}`}
        {attempts > 1 && `, tried ${attempts} times`}
      </chakra.p>
      {!isOnItsWay(state) && (
        <SendAgain
          kind={orderMailNames[kind]}
          preview={apiQuery('getOrderMail', { params: { id: orderId, mailId: _id } })}
          onSend={() => resend({ params: { id: orderId, mailId: _id } })}
        />
      )}
    </Grid>
  );
}
