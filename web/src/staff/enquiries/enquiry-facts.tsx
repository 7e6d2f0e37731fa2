import { Card, Heading } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/enquiries/stored-enquiry';
import { formatDate } from '@kowhai/domain/time/date';
import { FactList } from '#shared/fact-list.tsx';
import { paths } from '#shared/paths.ts';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { AnswerBy } from './answer-by.tsx';
import { EnquiryOrders } from './enquiry-orders.tsx';

/** Who asks, by when an answer is due, and what else there is of them. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetails }) {
  const { email, phone, account, isAnswered, answeredAt, answeredBy } = enquiry;
  return (
    <Card.Root as="section" aria-labelledby="who">
      <Card.Body gap="4">
        <Heading id="who" size="lg">
          Who and when
        </Heading>
        <FactList
          facts={[
            isAnswered
              ? {
                  name: 'Answered',
                  value:
                    [answeredAt && formatDate(answeredAt), answeredBy?.name].filter(Boolean).join(', ') ||
                    'Yes',
                }
              : { name: 'Answer by', value: <AnswerBy enquiry={enquiry} /> },
            { name: 'Email', value: <PlainLink href={`mailto:${email}`}>{email}</PlainLink> },
            {
              name: 'Phone',
              value: phone && <PlainLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</PlainLink>,
            },
            {
              name: 'Account',
              value: account ? (
                <TextLink to={paths.adminUser(account._id)}>{account.name}</TextLink>
              ) : (
                'None with this email'
              ),
            },
            { name: 'Assigned to', value: enquiry.assignee?.name ?? 'No one' },
            {
              name: 'Receipt',
              value: enquiry.isReceiptLimited ? 'Not sent: this address reached its email limit' : '',
            },
          ]}
        />
        <EnquiryOrders enquiry={enquiry} />
      </Card.Body>
    </Card.Root>
  );
}
