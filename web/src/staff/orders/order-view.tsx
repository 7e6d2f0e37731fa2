import { chakra } from '@chakra-ui/react';
import { listNextSteps } from '@kowhai/domain/next-steps';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { describePostcodeMismatch } from '@kowhai/domain/postcode';
import { formatServiceAddress } from '@kowhai/domain/service-address';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName } from '@kowhai/domain/user';
import type { ReactNode } from 'react';
import { FactList } from '#components/fact-list.tsx';
import { OrderTotals } from '#components/order-totals.tsx';
import { totalsOfOrder } from '#components/totals-of-order.ts';
import { Badge } from '#ui/badge.tsx';
import { PlainLink } from '#ui/link.tsx';
import { Text } from '#ui/text.tsx';
import { NextStepList } from './next-step-list.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLineTable } from './order-line-table.tsx';
import { OrderPart } from './order-part.tsx';
import { StaffPanel } from './staff-panel.tsx';

// What can be done or is done next stands first on a phone and at the side of a wide screen.
const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    marginTop: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"next" "order" "more"', lg: '"order next" "order more"' },
    // An ordinary order fits one sheet.
    _print: {
      display: 'block',
      marginTop: '0',
      '& section': { breakInside: 'avoid', marginBottom: '2', padding: '3', gap: '2' },
      '& > div': { display: 'block' },
      '& table :is(th, td)': { paddingBlock: '1.5' },
      '& dl > div': { paddingBlock: '0.5' },
    },
  },
});
const Area = chakra('div', { base: { display: 'grid', gap: '5' } });

type OrderViewProps = {
  order: Order;
  isAdmin: boolean;
  /** For staff: what else is on record about it. */
  records?: ReactNode;
};

/** What, where, who, by when: the order beside what comes next, and for staff what they can do. */
export function OrderView({ order, isAdmin, records }: OrderViewProps) {
  const steps = (
    <OrderPart title={isAdmin ? 'What the customer is told' : 'What happens next'}>
      <NextStepList steps={listNextSteps(order)} />
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {statusOf(order) === 'submitted' && 'There is nothing to pay now. '}
        What we mail to {order.user.email} about this order stands on this page too.
      </Text>
    </OrderPart>
  );
  return (
    <Layout>
      <Area gridArea="next">{isAdmin ? <StaffPanel order={order} /> : steps}</Area>
      <Area gridArea="order">
        <OrderPart title="What was ordered">
          <OrderLineTable order={order} />
          <chakra.div width="full" maxWidth={{ md: '24rem' }} marginInlineStart="auto">
            <OrderTotals totals={totalsOfOrder(order)} itemCount={countItems(order)} />
          </chakra.div>
        </OrderPart>
        <OrderPart title="Where and who">
          <PeopleAndPlace order={order} isAdmin={isAdmin} />
        </OrderPart>
      </Area>
      <Area gridArea="more">
        {isAdmin ? (
          <>
            {steps}
            <OrderPart title="History">
              <OrderHistory history={order.history} />
            </OrderPart>
            {records}
          </>
        ) : (
          <Help number={order.number} />
        )}
      </Area>
    </Layout>
  );
}

function PeopleAndPlace({
  order: { user, serviceAddress, hasPostcodeMismatch = false, modemNeeded },
  isAdmin,
}: {
  order: Order;
  isAdmin: boolean;
}) {
  return (
    <FactList
      facts={[
        { name: 'Service address', value: formatServiceAddress(serviceAddress) },
        ...(isAdmin && hasPostcodeMismatch
          ? [{ name: 'To check', value: <PostcodeWarning address={serviceAddress} /> }]
          : []),
        { name: 'Modem', value: modemNeeded ? 'Needs a modem' : 'Has a modem' },
        { name: 'Billing name', value: formatFullName(user) },
        ...(user.address ? [{ name: 'Billing address', value: user.address }] : []),
        {
          name: 'Email',
          value: isAdmin ? <PlainLink href={`mailto:${user.email}`}>{user.email}</PlainLink> : user.email,
        },
        {
          name: 'Phone',
          value: isAdmin ? (
            <PlainLink href={`tel:${user.phone.replace(/[^+\d]/g, '')}`}>{user.phone}</PlainLink>
          ) : (
            user.phone
          ),
        },
      ]}
    />
  );
}

/** The customer was asked and kept it. The postcodes known today may say less than those of the order's day. */
function PostcodeWarning({ address }: { address: Order['serviceAddress'] }) {
  return (
    <>
      <Badge tone="warning">Postcode and region</Badge>{' '}
      {describePostcodeMismatch(address) ?? 'They may not belong together'}; the order says {address.region}.
    </>
  );
}

function Help({ number }: { number: string }) {
  return (
    <OrderPart title="Questions or a change?">
      <Text size="sm">
        Call <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink> or write to{' '}
        <PlainLink href={`mailto:${siteSettings.email}?subject=${encodeURIComponent(`Order ${number}`)}`}>
          {siteSettings.email}
        </PlainLink>{' '}
        and give us the number {number}.
      </Text>
    </OrderPart>
  );
}

function countItems({ orderItems }: Order): number {
  return orderItems.reduce((sum, { qty }) => sum + qty, 0);
}
