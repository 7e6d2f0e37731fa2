import { chakra, Timeline } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { splitAtOrderNumbers } from '@kowhai/domain/orders/order-number';
import { formatFullName } from '@kowhai/domain/people/user';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { isOnItsWay, MailStateBadge, SendAgain } from '#staff/shared/records/mails.tsx';
import { TimelineEntry } from '#staff/shared/records/timeline-entry.tsx';
import { TextLink } from '#ui/buttons/link.tsx';

export function EnquiryThread({ enquiry }: { enquiry: EnquiryDetails }) {
  const { _id: id, createdAt, replies, notes } = enquiry;
  const { mutateAsync: resend } = useChange('resendEnquiryReply');
  const sent = replies.filter(({ mail }) => mail && !isOnItsWay(mail)).toReversed();
  return (
    <>
      <Timeline.Root as="ol">
        <TimelineEntry at={createdAt} title={`${formatFullName(enquiry)} asked`}>
          <MessageWithLinks enquiry={enquiry} />
        </TimelineEntry>
        {[...replies, ...notes.map((note) => ({ ...note, mail: 'note' as const }))]
          .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
          .map(({ _id, text, by, createdAt: at, mail }) =>
            mail === 'note' ? (
              <TimelineEntry key={_id} at={at} title={`${by.name} noted`}>
                <Words>{text}</Words>
              </TimelineEntry>
            ) : (
              <TimelineEntry key={_id} at={at} title={`${by.name} replied`}>
                <Words>{text}</Words>
                {mail && <MailStateBadge state={mail} />}
              </TimelineEntry>
            ),
          )}
      </Timeline.Root>
      <SendAgain
        mails={sent.map(({ _id, by, createdAt: at }) => ({ id: _id, name: `Reply by ${by.name}`, at }))}
        previewOf={(replyId) => apiQuery('getEnquiryReplyMail', { params: { id, replyId } })}
        onSend={(replyId) => resend({ params: { id, replyId } })}
      />
    </>
  );
}

const Words = chakra('blockquote', { base: { whiteSpace: 'pre-line', fontSize: 'md', maxWidth: 'prose' } });

function MessageWithLinks({ enquiry: { enquiryMessage, orders } }: { enquiry: EnquiryDetails }) {
  const pieces = splitAtOrderNumbers(enquiryMessage);
  return (
    <Words>
      {pieces.map(({ text, number }, index) => {
        const order = orders.find((known) => known.number === number);
        // The pieces have no ids, and their order never changes.
        const key = `${index}${text}`;
        return order ? (
          <TextLink key={key} to={paths.order(order._id)} whiteSpace="nowrap">
            {text}
          </TextLink>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </Words>
  );
}
