import { Box } from '@chakra-ui/react';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { serverNow } from '#data/client/server-clock.ts';
import { FactList } from '#shared/fact-list.tsx';
import { OrderSection } from '#shared/orders/order-sections.tsx';
import { OrderActions } from '#staff/orders/actions/step-button.tsx';
import { FreeDays } from '#staff/orders/phone/free-days.tsx';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { OrderNote } from './order-facts.tsx';

/** While the customer is on the phone: what they see, what may be promised, what can be done. What is typed is the note. */
export function CallPanel({ order }: { order: Order }) {
  const { user, status, serviceAddress } = order;
  const step = listNextSteps(order, serverNow()).findLast(({ state }) => state !== 'upcoming');
  return (
    <Box marginBottom="4" data-print="hide">
      <OrderSection title={`On the phone: ${formatFullName(user)}`}>
        <FactList
          facts={[
            { name: 'Phone', value: <PhoneLinks phone={user.phone} /> },
            {
              name: 'They see',
              value: step && [step.title, step.when, step.note].filter(Boolean).join('. '),
            },
          ]}
        />
        {isOpenStatus(status) && <FreeDays region={serviceAddress.region} />}
        <OrderActions order={order} />
        <OrderNote orderId={order._id} />
      </OrderSection>
    </Box>
  );
}
