import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { countOrderItems, totalsOfOrder } from '@kowhai/domain/cart/amounts';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { describeModem, describePostalAddress } from '@kowhai/domain/orders/describe-order';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import type { ReactNode } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { fileUrl } from '#data/client/storage-url.ts';
import { FactList } from '#shared/fact-list.tsx';
import { EmailText } from '#shared/mail-link.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { TitledCard } from '#ui/card.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NextStepList } from './next-step-list.tsx';
import { OrderTotals } from './order-totals.tsx';

/** The parts that the order pages of customers and staff share. */

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    marginTop: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    // Beside a tall column, the last row takes the rest of the height.
    gridTemplateRows: { lg: 'auto auto 1fr' },
    gridTemplateAreas: {
      base: '"ask" "next" "order" "more"',
      lg: '"next ask" "order ask" "order more"',
    },
    // Sized so that an ordinary order prints on one sheet.
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

type OrderLayoutProps = Record<'next' | 'order' | 'more', ReactNode> & {
  /** What the reader is asked, first on a phone and at the side of a wide screen. */
  ask?: ReactNode;
};

export function OrderLayout({ ask, next, order, more }: OrderLayoutProps) {
  return (
    <Grid>
      {ask && <Area gridArea="ask">{ask}</Area>}
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
    <TitledCard title={title}>
      <NextStepList steps={listNextSteps(order, serverNow())} />
      {children}
    </TitledCard>
  );
}

type WhatWasOrderedProps = { order: Order; whose?: 'your' | 'the' };

/** The lines of an order and its amounts. A cancelled one has nothing to pay, so it shows no bill. */
export function WhatWasOrdered({ order, whose }: WhatWasOrderedProps) {
  const { status } = order;
  return (
    <TitledCard title={whose === 'the' ? 'What was ordered' : 'What you ordered'}>
      <OrderLineTable order={order} />
      {isCancelledStatus(status) ? (
        <Text size="sm">This order is cancelled, so there’s nothing to pay.</Text>
      ) : (
        <chakra.div width="full" maxWidth={{ md: '24rem', _print: 'none' }} marginInlineStart="auto">
          <OrderTotals
            totals={totalsOfOrder(order)}
            itemCount={countOrderItems(order)}
            plans={order.orderServices}
            isToday={isWaitingStatus(status)}
            whose={whose}
          />
        </chakra.div>
      )}
    </TitledCard>
  );
}

export function WhereAndWho({ order }: { order: Order }) {
  const { user, serviceAddress, modemNeeded, orderHardwares } = order;
  return (
    <TitledCard title="Your details">
      <FactList
        facts={[
          { name: 'Service address', value: formatServiceAddress(serviceAddress) },
          { name: 'Modem', value: describeModem(modemNeeded, orderHardwares) },
          { name: 'Billing name', value: formatFullName(user) },
          { name: 'Billing address', value: describePostalAddress(user.address, serviceAddress) },
          { name: 'Email', value: <EmailText email={user.email} /> },
          { name: 'Phone', value: user.phone },
        ]}
      />
    </TitledCard>
  );
}

type Row = OrderLine & { unit: '' | ' a month' };

const columns: readonly Column<Row>[] = [
  {
    header: 'Product',
    isRowHeader: true,
    cell: ({ name, term, offerSummaryPath }) => (
      <>
        <span>{term ? `${name}, ${term}` : name}</span>
        {offerSummaryPath && (
          <chakra.span data-print="hide" display="block" fontSize="sm" fontWeight="normal">
            <PlainLink href={fileUrl(offerSummaryPath)}>
              Offer summary<VisuallyHidden> for {name}</VisuallyHidden> (PDF)
            </PlainLink>
          </chakra.span>
        )}
      </>
    ),
  },
  { header: 'Price', align: 'end', cell: (line) => `${formatMoney(toCents(line.price))}${line.unit}` },
  { header: 'Quantity', align: 'end', cell: ({ qty }) => qty },
  { header: 'Total', align: 'end', cell: (line) => `${formatMoney(priceLine(line))}${line.unit}` },
];

/** The lines of an order, with their names and prices at that time. */
function OrderLineTable({ order }: { order: Pick<Order, 'orderServices' | 'orderHardwares'> }) {
  const rows: Row[] = [
    ...order.orderServices.map((line) => ({ ...line, unit: ' a month' as const })),
    ...order.orderHardwares.map((line) => ({ ...line, unit: '' as const })),
  ];
  return (
    <DataTable
      caption="Services and add-ons in this order"
      columns={columns}
      rows={rows}
      getKey={({ _id }) => _id}
    />
  );
}
