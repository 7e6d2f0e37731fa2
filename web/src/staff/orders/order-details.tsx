import type { Order } from '@kowhai/domain/order';
import { describePostcodeMismatch } from '@kowhai/domain/postcode';
import { describeSetupAnswers } from '@kowhai/domain/setup-questions';
import type { ReactNode } from 'react';
import { FactList } from '#components/fact-list.tsx';
import { OrderPart } from '#components/order-part.tsx';
import { NextSteps, OrderLayout, WhatWasOrdered, WhereAndWho } from '#components/order-parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { OrderHistory } from './order-history.tsx';
import { StaffPanel } from './staff-panel.tsx';

type OrderDetailsProps = {
  order: Order;
  /** What else is on record about it. */
  records?: ReactNode;
};

export function OrderDetails({ order, records }: OrderDetailsProps) {
  const answers = describeSetupAnswers(order.setup);
  return (
    <OrderLayout
      next={<StaffPanel order={order} />}
      order={
        <>
          <WhatWasOrdered order={order} />
          <WhereAndWho
            order={order}
            isForStaff
            toCheck={order.hasPostcodeMismatch && <PostcodeWarning address={order.serviceAddress} />}
          />
          {answers.length > 0 && (
            <OrderPart title="For the connection, says the customer">
              <FactList facts={answers} />
            </OrderPart>
          )}
        </>
      }
      more={
        <>
          <NextSteps order={order} title="What the customer is told" />
          <OrderPart title="History">
            <OrderHistory history={order.history} />
          </OrderPart>
          {records}
        </>
      }
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
