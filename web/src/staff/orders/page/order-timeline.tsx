import { Flex, Text, Timeline } from '@chakra-ui/react';
import { listMailsIn, type OrderHistory } from '@kowhai/domain/api/order-history';
import type { MailState } from '@kowhai/domain/mail/mail-state';
import type { OrderMail } from '@kowhai/domain/mail/order-mail';
import type { Order, OrderEvent } from '@kowhai/domain/orders/order';
import { listChanges } from '@kowhai/domain/orders/order-lines';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import type { ReactNode } from 'react';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { orderMailNames, staffActions } from '#staff/orders/actions/staff-actions.ts';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { ActorLink, AuditChanges, verbOf } from '#staff/shared/records/audit-trail.tsx';
import { isOnItsWay, MailStateBadge, SendAgain } from '#staff/shared/records/mails.tsx';
import { TimelineEntry } from '#staff/shared/records/timeline-entry.tsx';
import { TitledCard } from '#ui/card.tsx';
import { useOrderHistory } from './use-order-history.ts';

export function OrderTimeline({ order: { _id: id } }: { order: Order }) {
  const { mutateAsync: resend } = useChange('resendOrderMail');
  return (
    <TitledCard title="History">
      <Loaded what="the history" query={useOrderHistory(id)} height="5rem">
        {(history) => (
          <>
            <SendAgain
              mails={listMailsIn(history)
                // One that no longer holds is not sent again.
                .filter(({ stale, state }) => !stale && !isOnItsWay(state))
                .map(({ _id, kind, createdAt, isResent }) => ({
                  id: _id,
                  name: `${orderMailNames[kind]}${isResent ? ' again' : ''}`,
                  at: createdAt,
                }))
                .toReversed()}
              previewOf={(mailId) => apiQuery('getOrderMail', { params: { id, mailId } })}
              onSend={(mailId) => resend({ params: { id, mailId } })}
            />
            <Timeline.Root as="ol">
              {history.map((entry) => (
                <TimelineEntry key={`${entry.kind}${idOf(entry)}`} at={entry.at} title={entry.kind}>
                  <div>{tell(entry)}</div>
                </TimelineEntry>
              ))}
            </Timeline.Root>
          </>
        )}
      </Loaded>
    </TitledCard>
  );
}

type Entry = OrderHistory[number];

function idOf(entry: Entry): string {
  if (entry.kind === 'Note') return entry.note._id;
  if (entry.kind === 'Email') return entry.mail._id;
  return entry.kind === 'Change' ? entry.entry._id : entry.at;
}

function tell(entry: Entry): ReactNode {
  switch (entry.kind) {
    case 'Step':
      return `${describeStep(entry.event)} by ${entry.by}`;
    case 'Note':
      return (
        <>
          <Timeline.Description whiteSpace="pre-line">{entry.note.text}</Timeline.Description>
          {entry.note.by.name}
        </>
      );
    case 'Email':
      return <MailEntry mail={entry.mail} />;
    case 'Change':
      return (
        <>
          <ActorLink by={entry.entry.by} /> {verbOf(entry.entry)}
          <AuditChanges entry={entry.entry} />
        </>
      );
  }
}

function describeStep(event: OrderEvent): string {
  const { action, reason } = event;
  if (action === 'place') return 'Placed';
  if (action === 'change')
    return `Changed (${listChanges(event)
      .map(([name, what]) => `${name}: ${what}`)
      .join(', ')})`;
  const { history } = staffActions[action];
  return reason ? `${history} (${reason})` : history;
}

const inPassing: Partial<Record<MailState, string>> = {
  sent: ', with the email provider',
  arrived: ', arrived',
};

function MailEntry({ mail }: { mail: OrderMail }) {
  const { kind, state, attempts, isResent, notBefore, reason } = mail;
  return (
    <Flex wrap="wrap" gap="2" align="center" overflowWrap="anywhere">
      <span>
        {orderMailNames[kind]}
        {isResent && ', sent again'}
        {inPassing[state]}
        {notBefore && `, leaves at ${formatTimeToTheSecond(notBefore)}`}
        {attempts > 1 && `, tried ${attempts} times`}
      </span>
      {!inPassing[state] && <MailStateBadge state={state} />}
      {reason && <Text textStyle="note">{reason}</Text>}
    </Flex>
  );
}
