import { Card, Flex, Grid, Text } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { formatDate, formatShortDay } from '@kowhai/domain/time/date';
import { FactList } from '#shared/fact-list.tsx';
import { MailLink } from '#shared/mail-link.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { listLines } from '#staff/orders/list/order-csv.ts';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { Section } from '#staff/shared/parts/section.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { AnswerBy } from './answer-by.tsx';
import { usePersonsOrders } from './use-enquiry.ts';

export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetails }) {
  const { email, phone, account, isAnswered, answeredAt, answeredBy } = enquiry;
  return (
    <Section title="Who and when">
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
          { name: 'Email', value: <MailLink email={email} /> },
          {
            name: 'Phone',
            value: phone && <PhoneLinks phone={phone} />,
          },
          {
            name: 'Account',
            value: account ? (
              <>
                <TextLink to={paths.adminUser(account._id)}>{account.name}</TextLink>
                {!account.isProven && ' (email not confirmed)'}
              </>
            ) : (
              'None with this email'
            ),
          },
          { name: 'Assigned', value: enquiry.assignee?.name ?? 'No one' },
          {
            name: 'Maybe a robot',
            value: enquiry.isSuspect
              ? 'A field that people can’t see was filled in, by a robot or a form filler. No emails were sent'
              : '',
          },
          {
            name: 'Receipt',
            value: enquiry.isReceiptLimited ? 'Not sent: this address reached its email limit' : '',
          },
        ]}
      />
      <EnquiryOrders enquiry={enquiry} />
    </Section>
  );
}

function EnquiryOrders({ enquiry }: { enquiry: EnquiryDetails }) {
  const { orders, list } = usePersonsOrders(enquiry);
  if (orders === undefined) return null;
  if (orders.length === 0) return <Text textStyle="note">No orders from {enquiry.email}.</Text>;
  return (
    <Grid as="ul" gap="2" aria-label="Orders">
      {orders.map((order) => (
        <Card.Root as="li" key={order._id} size="sm">
          <Card.Body gap="1">
            <Flex justify="space-between" align="center" gap="2">
              <TextLink to={paths.order(order._id)} fontWeight="semibold">
                {order.number}
              </TextLink>
              <StatusBadge status={order.status} />
            </Flex>
            <Text textStyle="note">
              {listLines([...order.orderServices, ...order.orderHardwares])}, {order.serviceAddress.city},
              placed {formatShortDay(order.createdAt)}
            </Text>
          </Card.Body>
        </Card.Root>
      ))}
      <li>
        <TextLink to={list}>All orders from {enquiry.email}</TextLink>
      </li>
    </Grid>
  );
}
