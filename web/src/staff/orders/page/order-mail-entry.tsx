import { Flex } from '@chakra-ui/react';
import type { OrderMail } from '@kowhai/domain/mail/order-mail';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { orderMailNames } from '#staff/shared/orders/staff-actions.ts';
import { isOnItsWay, MailStateBadge } from '#staff/shared/records/mail-state-badge.tsx';
import { SendAgain } from '#staff/shared/records/send-again.tsx';

/** One line. A mail to us, or one that no longer holds, is not sent again. */
export function OrderMailEntry({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { _id, kind, to, state, attempts, isResent, notBefore, stale } = mail;
  const { mutateAsync: resend } = useChange('resendOrderMail');
  return (
    <Flex wrap="wrap" gap="2" align="center" overflowWrap="anywhere">
      <span>
        {orderMailNames[kind]}
        {to ? '' : ', to us'}
        {isResent ? ', sent again' : state === 'sent' && ', sent'}
        {notBefore && `, leaves at ${formatTimeToTheSecond(notBefore)}`}
        {attempts > 1 && `, tried ${attempts} times`}
      </span>
      {state !== 'sent' && <MailStateBadge state={state} />}
      {to && !stale && !isOnItsWay(state) && (
        <SendAgain
          kind={orderMailNames[kind]}
          preview={apiQuery('getOrderMail', { params: { id: orderId, mailId: _id } })}
          onSend={() => resend({ params: { id: orderId, mailId: _id } })}
        />
      )}
    </Flex>
  );
}
