import { Box } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords } from '@kowhai/domain/time/date';
import { serverNow } from '#data/server-clock.ts';
import { NewDay } from '#staff/orders/actions/new-day.tsx';
import { useOrderAction } from '#staff/orders/actions/use-order-action.ts';
import { showFailure } from '#staff/shared/parts/notices.ts';

/** That a promise to the customer is broken and since when, with a way to promise another day. */
export function LateNote({ order }: { order: Order }) {
  const action = useOrderAction(({ failure }) => showFailure(failure));
  const late = findLateness(order, serverNow());
  if (late === null) return null;
  return (
    <Box
      as="span"
      data-print="hide"
      display="block"
      marginBottom="1"
      color="danger.text"
      fontWeight="semibold"
    >
      Late since {formatDayInWords(dayToIso(late.day))}:{' '}
      {late.what === 'review' ? 'not reviewed yet' : 'not connected yet'}{' '}
      <NewDay orders={[order]} label="Tell them the new day…" action={action} />
    </Box>
  );
}
