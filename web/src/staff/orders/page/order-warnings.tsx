import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { describeLarge } from '@kowhai/domain/orders/order-lines';
import { listOutsideWork } from '@kowhai/domain/orders/outside-work';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords } from '@kowhai/domain/time/date';
import { serverNow } from '#data/client/server-clock.ts';
import { NewDay } from '#staff/orders/actions/new-day.tsx';
import { MarkButton, outsideWords } from '#staff/orders/actions/outside-work.tsx';
import { useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';

const Warning = chakra('span', { base: { display: 'block', marginBottom: '1', fontWeight: 'semibold' } });

/** What to see to first: a large order, what waits outside the shop, or a broken promise, each with its way on. */
export function OrderWarnings({ order }: { order: Order }) {
  const steps = useOrderSteps();
  const now = serverNow();
  const late = findLateness(order, now);
  return (
    <>
      {order.isLarge && (
        <Warning data-print="hide" color="warning.text">
          Large order: {describeLarge(order.orderItems)}
        </Warning>
      )}
      {listOutsideWork(order, now)
        // A lost email has a box of its own below.
        .filter(({ work }) => work !== 'call customer')
        .map(({ work, of, text }) => (
          <Warning key={work + of} color="warning.text">
            {text}{' '}
            <MarkButton order={order} mark={{ work, of, isDone: true }}>
              {outsideWords[work].done}
            </MarkButton>
          </Warning>
        ))}
      {late && (
        <Warning data-print="hide" color="danger.text">
          Late since {formatDayInWords(dayToIso(late.day), now)}:{' '}
          {late.what === 'review' ? 'not reviewed yet' : 'not connected yet'}{' '}
          <NewDay orders={[order]} label="Tell them the new day…" steps={steps} />
        </Warning>
      )}
    </>
  );
}
