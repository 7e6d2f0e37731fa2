import { Flex, Grid, Text } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import type { Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatDate, formatShortDay } from '@kowhai/domain/time/date';
import type { ReactNode } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { FactList } from '#shared/fact-list.tsx';
import { MailLink } from '#shared/mail-link.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { OrderActions } from '#staff/orders/actions/step-button.tsx';
import { listLines } from '#staff/orders/list/order-sheet.ts';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Card, TitledCard } from '#ui/card.tsx';
import { AnswerBy } from './answer-by.tsx';
import { useAskedOrders, usePersonsOrders } from './use-enquiry.ts';

export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetails }) {
  const { email, phone, account, isAnswered, answeredAt, answeredBy } = enquiry;
  const { nameOf } = useColleagues();
  return (
    <TitledCard title="Who and when">
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
            name: 'Phone of the account',
            value: account?.phone && account.phone !== phone && <PhoneLinks phone={account.phone} />,
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
          { name: 'Assigned', value: nameOf(enquiry.assigneeKey) || 'No one' },
          {
            name: 'Maybe a robot',
            value: enquiry.isSuspect
              ? 'A field that people can’t see was filled in, by a robot or a form filler. No emails were sent'
              : '',
          },
          {
            name: 'Receipt',
            value: enquiry.receipt === 'limited' ? 'Not sent: this address reached its email limit' : '',
          },
        ]}
      />
      <EnquiryOrders enquiry={enquiry} />
    </TitledCard>
  );
}

function EnquiryOrders({ enquiry }: { enquiry: EnquiryDetails }) {
  const { orders, list } = usePersonsOrders(enquiry);
  const { orders: asked } = useAskedOrders(enquiry);
  if (orders === undefined) return null;
  const others = orders.filter(({ _id }) => asked.every((order) => order._id !== _id));
  if (asked.length + others.length === 0)
    return <Text textStyle="note">No orders from {enquiry.email}.</Text>;
  return (
    <Grid as="ul" gap="2" aria-label="Orders">
      {asked.map((order) => (
        <OrderCard key={order._id} order={order} enquiry={enquiry}>
          <OrderActions order={order} />
        </OrderCard>
      ))}
      {others.map((order) => (
        <OrderCard key={order._id} order={order} enquiry={enquiry} />
      ))}
      <li>
        <TextLink to={list}>All orders from {enquiry.email}</TextLink>
      </li>
    </Grid>
  );
}

type OrderCardProps = { order: Order; enquiry: EnquiryDetails; children?: ReactNode };

function OrderCard({ order, enquiry, children }: OrderCardProps) {
  const { user, serviceAddress } = order;
  return (
    <Card as="li" gap="1" css={{ '&&': { padding: '4' } }}>
      <Flex justify="space-between" align="center" gap="2">
        <TextLink to={paths.order(order._id)} fontWeight="semibold">
          {order.number}
        </TextLink>
        <StatusBadge status={order.status} />
      </Flex>
      <Text textStyle="note">
        {listLines([...order.orderServices, ...order.orderHardwares])}, {serviceAddress.city}, placed{' '}
        {formatShortDay(order.createdAt, serverNow())}
      </Text>
      {user.email !== enquiry.email && (
        <Text textStyle="sm" color="warning.text">
          {formatFullName(user)}’s order, and not sent from their email. Check who’s asking.
        </Text>
      )}
      {children}
    </Card>
  );
}
