import type { Order } from '@kowhai/domain/order';
import { siteSettings } from '@kowhai/domain/site-settings';
import { OrderPart } from '#components/order-part.tsx';
import { NextSteps, OrderLayout, WhatWasOrdered, WhereAndWho } from '#components/order-parts.tsx';
import { PlainLink } from '#ui/link.tsx';
import { Text } from '#ui/text.tsx';

export function OrderDetails({ order }: { order: Order }) {
  return (
    <OrderLayout
      next={<NextSteps order={order} title="What happens next" />}
      order={
        <>
          <WhatWasOrdered order={order} />
          <WhereAndWho order={order} />
        </>
      }
      more={<Help number={order.number} />}
    />
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
