import { chakra, Timeline } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/enquiries/stored-enquiry';
import { splitAtOrderNumbers } from '@kowhai/domain/orders/order-number';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatDate, formatTime } from '@kowhai/domain/time/date';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { isOnItsWay, MailStateBadge } from '#staff/shared/records/mail-state-badge.tsx';
import { SendAgain } from '#staff/shared/records/send-again.tsx';
import { TextLink } from '#ui/buttons/link.tsx';

export function EnquiryThread({ enquiry }: { enquiry: EnquiryDetails }) {
  const { _id: id, createdAt, replies } = enquiry;
  const { mutateAsync: resend } = useChange('resendEnquiryReply');
  return (
    <Timeline.Root as="ol">
      <Entry at={createdAt} title={`${formatFullName(enquiry)} asked`}>
        <MessageWithLinks enquiry={enquiry} />
      </Entry>
      {replies.map(({ _id, text, by, createdAt: at, mail }) => (
        <Entry key={_id} at={at} title={`${by.name} replied`}>
          <Words>{text}</Words>
          {mail && <MailStateBadge state={mail} />}
          {mail && !isOnItsWay(mail) && (
            <SendAgain
              kind={`Reply by ${by.name}`}
              preview={apiQuery('getEnquiryReplyMail', { params: { id, replyId: _id } })}
              onSend={() => resend({ params: { id, replyId: _id } })}
            />
          )}
        </Entry>
      ))}
    </Timeline.Root>
  );
}

const Words = chakra('blockquote', { base: { whiteSpace: 'pre-line', fontSize: 'md', maxWidth: 'prose' } });

type EntryProps = { at: string; title: string; children: React.ReactNode };

function Entry({ at, title, children }: EntryProps) {
  return (
    <Timeline.Item as="li">
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator />
      </Timeline.Connector>
      <Timeline.Content alignItems="start">
        <Timeline.Title>
          {title},{' '}
          <time dateTime={at}>
            {formatDate(at)}, {formatTime(at)}
          </time>
        </Timeline.Title>
        {children}
      </Timeline.Content>
    </Timeline.Item>
  );
}

/** The message, with a link for each order number that exists. */
function MessageWithLinks({ enquiry: { enquiryMessage, orders } }: { enquiry: EnquiryDetails }) {
  const pieces = splitAtOrderNumbers(enquiryMessage);
  return (
    <Words>
      {pieces.map(({ text, number }, index) => {
        const order = orders.find((known) => known.number === number);
        // The pieces have no ids, and their order never changes.
        const key = `${index}${text}`;
        return order ? (
          <TextLink key={key} to={paths.order(order._id)}>
            {text}
          </TextLink>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </Words>
  );
}
