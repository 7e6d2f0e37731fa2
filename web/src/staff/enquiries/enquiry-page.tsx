import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/date';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { EnquiryWithReceipt, StoredEnquiry } from '@kowhai/domain/stored-enquiry';
import { formatFullName } from '@kowhai/domain/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FactList } from '#components/fact-list.tsx';
import { enquiryQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { ItemPage } from '#staff/records/item-page.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { PlainLink, TextLink } from '#ui/link.tsx';
import { PlainLinkButton } from '#ui/link-button.tsx';
import { Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { replyLink } from './reply-link.ts';

export function EnquiryPage() {
  const { id = '' } = useParams();
  const { data: enquiry, error, refetch } = useQuery(enquiryQuery(id));
  return (
    <ItemPage
      kind="enquiry"
      id={id}
      title={enquiry && `${enquiry.enquirySubject} from ${formatFullName(enquiry)}`}
      thing="enquiry"
      list={{ label: 'Enquiries', to: paths.adminEnquiries() }}
      failure={error}
      onRetry={refetch}
      actions={enquiry && <EnquiryActions enquiry={enquiry} />}
    >
      {enquiry && <EnquiryContent enquiry={enquiry} />}
    </ItemPage>
  );
}

function EnquiryActions({ enquiry }: { enquiry: StoredEnquiry }) {
  const client = useQueryClient();
  const answering = useChange('answerEnquiry');
  const reopening = useChange('reopenEnquiry');
  const change = enquiry.isAnswered ? reopening : answering;
  return (
    <>
      <PlainLinkButton href={replyLink(enquiry)} size="sm">
        Reply by email
      </PlainLinkButton>
      <Button
        variant="outline"
        size="sm"
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { params: { id: enquiry._id } },
            {
              onSuccess: ({ isAnswered }) => {
                // Enquiries have no tag of their own: they stand with the people, and on the dashboard.
                void client.invalidateQueries({ queryKey: ['User'] });
                void client.invalidateQueries({ queryKey: ['Order', 'dashboard'] });
                const message = isAnswered ? 'Marked as answered' : 'Marked as not answered';
                showToast({ status: 'success', message });
              },
              onError: ({ message }) => showToast({ status: 'danger', message }),
            },
          )
        }
      >
        {enquiry.isAnswered ? 'Mark as not answered' : 'Mark as answered'}
      </Button>
    </>
  );
}

function EnquiryContent({ enquiry }: { enquiry: EnquiryWithReceipt }) {
  const { answeredAt, answeredBy } = enquiry;
  return (
    <>
      <chakra.blockquote
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        paddingInlineStart="4"
        borderInlineStartWidth="3px"
        borderColor="gold"
      >
        {enquiry.enquiryMessage}
      </chakra.blockquote>
      <FactList
        facts={[
          { name: 'From', value: formatFullName(enquiry) },
          { name: 'Email', value: <PlainLink href={`mailto:${enquiry.email}`}>{enquiry.email}</PlainLink> },
          {
            name: 'Phone',
            value: enquiry.phone && (
              <PlainLink href={`tel:${enquiry.phone.replace(/[^+\d]/g, '')}`}>{enquiry.phone}</PlainLink>
            ),
          },
          { name: 'Received', value: formatDate(enquiry.createdAt) },
          {
            name: 'Receipt',
            value: enquiry.isReceiptLimited ? 'Not sent: limit of mails to this address' : '',
          },
          {
            name: 'Answered',
            value:
              enquiry.isAnswered && answeredAt
                ? `${formatDate(answeredAt)}${answeredBy ? `, ${answeredBy.name}` : ''}`
                : `Not yet. We promise an answer within ${siteSettings.promises.enquiryHours} hours.`,
          },
        ]}
      />
      <Text size="sm">
        <TextLink to={`${paths.adminOrders()}?q=${encodeURIComponent(enquiry.email)}`}>
          Orders of {enquiry.email}
        </TextLink>
      </Text>
    </>
  );
}
