/** What the customer's page of an order and the desk's have in common. */
import { chakra } from '@chakra-ui/react';
import { listNextSteps } from '@kowhai/domain/next-steps';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { formatServiceAddress } from '@kowhai/domain/service-address';
import { formatFullName } from '@kowhai/domain/user';
import type { ReactNode } from 'react';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { FactList } from './fact-list.tsx';
import { NextStepList } from './next-step-list.tsx';
import { OrderLineTable } from './order-line-table.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderTotals } from './order-totals.tsx';
import { totalsOfOrder } from './totals-of-order.ts';

// What can be done or is done next stands first on a phone and at the side of a wide screen.
const Grid = chakra('div', {
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
const Area = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
});

/** What, where and who, beside what comes next and whatever else belongs to it. */
export function OrderLayout({ next, order, more }: Record<'next' | 'order' | 'more', ReactNode>) {
  return (
    <Grid>
      <Area gridArea="next">{next}</Area>
      <Area gridArea="order">{order}</Area>
      <Area gridArea="more">{more}</Area>
    </Grid>
  );
}

export function OrderLoading() {
  return (
    <LoadingShape label="Loading the order">
      <Skeleton height="16rem" marginBottom="5" />
      <Skeleton height="12rem" />
    </LoadingShape>
  );
}

type NextStepsProps = { order: Order; title: string; children?: ReactNode };

export function NextSteps({ order, title, children }: NextStepsProps) {
  return (
    <OrderPart title={title}>
      <NextStepList steps={listNextSteps(order)} />
      {children}
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {statusOf(order) === 'submitted' && 'There is nothing to pay now. '}
        What we mail to {order.user.email} about this order stands on this page too.
      </Text>
    </OrderPart>
  );
}

export function WhatWasOrdered({ order }: { order: Order }) {
  const itemCount = order.orderItems.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <OrderPart title="What was ordered">
      <OrderLineTable order={order} />
      <chakra.div width="full" maxWidth={{ md: '24rem' }} marginInlineStart="auto">
        <OrderTotals totals={totalsOfOrder(order)} itemCount={itemCount} plans={order.orderServices} />
      </chakra.div>
    </OrderPart>
  );
}

export function WhereAndWho({ order }: { order: Order }) {
  const { user, serviceAddress, modemNeeded } = order;
  return (
    <OrderPart title="Where and who">
      <FactList
        facts={[
          { name: 'Service address', value: formatServiceAddress(serviceAddress) },
          { name: 'Modem', value: modemNeeded ? 'Needs a modem' : 'Has a modem' },
          { name: 'Billing name', value: formatFullName(user) },
          ...(user.address ? [{ name: 'Billing address', value: user.address }] : []),
          { name: 'Email', value: user.email },
          { name: 'Phone', value: user.phone },
        ]}
      />
    </OrderPart>
  );
}
