import { Flex, Text, Timeline } from '@chakra-ui/react';
import type { MailState } from '@kowhai/domain/mail/mail-state';
import { isNotice, type OrderMail } from '@kowhai/domain/mail/order-mail';
import type { Order, OrderEvent } from '@kowhai/domain/orders/order';
import { listChanges } from '@kowhai/domain/orders/order-lines';
import { nameActor } from '@kowhai/domain/people/staff';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery, auditQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { LoadError } from '#shared/load-error.tsx';
import { OrderSection } from '#shared/orders/order-sections.tsx';
import { orderMailNames, staffActions } from '#staff/orders/actions/staff-actions.ts';
import { ActorLink, AuditChanges, OlderEntries, verbOf } from '#staff/shared/records/audit-trail.tsx';
import { isOnItsWay, MailStateBadge, pollMails, SendAgain } from '#staff/shared/records/mails.tsx';
import { TimelineEntry } from '#staff/shared/records/timeline-entry.tsx';

type Entry = { key: string; at: string; kind: string; content: ReactNode };

export function OrderTimeline({ order }: { order: Order }) {
  const { _id: id, history } = order;
  const { mutateAsync: resend } = useChange('resendOrderMail');
  const notes = useQuery(apiQuery('listOrderNotes', { params: { id } }));
  const mails = useQuery({
    ...apiQuery('listOrderMails', { params: { id } }),
    refetchInterval: ({ state }) => pollMails(state.data?.map((mail) => mail.state)),
  });
  // Mails to us are no news at the desk, which has the order itself.
  const toCustomer = (mails.data ?? []).filter(({ kind }) => !isNotice(kind));
  const audit = useQuery(auditQuery('order', id));
  const failed = [notes, mails, audit].find(({ error }) => error);

  // Customers read the order, so its history does not name the staff member. The audit entry does.
  const nameOf = ({ at, by }: OrderEvent) =>
    nameActor(
      audit.data?.items.find((entry) => entry.at === at)?.by ?? {
        _id: '',
        name: by.name,
        ...(by._id !== undefined && { isCustomer: true }),
      },
    );
  // Steps and notes are audited too, at the same moment: those entries would tell them twice.
  const told = new Set([...history, ...(notes.data ?? [])].map((it) => ('at' in it ? it.at : it.createdAt)));
  const entries: Entry[] = [
    ...history.map((event) => ({
      key: `${event.action}${event.at}`,
      at: event.at,
      kind: 'Step',
      content: `${describeStep(event)} by ${nameOf(event)}`,
    })),
    ...(notes.data ?? []).map(({ _id, text, by, createdAt }) => ({
      key: _id,
      at: createdAt,
      kind: 'Note',
      content: (
        <>
          <Timeline.Description whiteSpace="pre-line">{text}</Timeline.Description>
          {by.name}
        </>
      ),
    })),
    ...toCustomer.map((mail) => ({
      key: mail._id,
      at: mail.sentAt ?? mail.createdAt,
      kind: 'Email',
      content: <MailEntry mail={mail} />,
    })),
    ...(audit.data?.items ?? [])
      .filter(({ at }) => !told.has(at))
      .map((entry) => ({
        key: entry._id,
        at: entry.at,
        kind: 'Change',
        content: (
          <>
            <ActorLink by={entry.by} /> {verbOf(entry)}
            <AuditChanges entry={entry} />
          </>
        ),
      })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));

  return (
    <OrderSection title="History">
      {failed?.error && <LoadError what="the full history" failure={failed.error} onRetry={failed.refetch} />}
      {!failed && [notes, mails, audit].some(({ isPending }) => isPending) && (
        <Text role="status" color="fg.muted">
          Loading the full history…
        </Text>
      )}
      <SendAgain
        mails={toCustomer
          // One that no longer holds is not sent again.
          .filter(({ stale, state }) => !stale && !isOnItsWay(state))
          .toReversed()
          .map(({ _id, kind, createdAt, isResent }) => ({
            id: _id,
            name: `${orderMailNames[kind]}${isResent ? ' again' : ''}`,
            at: createdAt,
          }))}
        previewOf={(mailId) => apiQuery('getOrderMail', { params: { id, mailId } })}
        onSend={(mailId) => resend({ params: { id, mailId } })}
      />
      <Timeline.Root as="ol">
        {entries.map(({ key, at, kind, content }) => (
          <TimelineEntry key={key} at={at} title={kind}>
            <div>{content}</div>
          </TimelineEntry>
        ))}
        {audit.data?.nextCursor && (
          <OlderEntries kind="order" id={id} cursor={audit.data.nextCursor} told={told} />
        )}
      </Timeline.Root>
    </OrderSection>
  );
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
