import { Box } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useOrderAction } from '#staff/shared/orders/use-order-action.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure } from '#staff/shared/parts/told.ts';

/** That a promise to the customer is broken, since when, and a mail that names a new day, once for each. */
export function LateNote({ order }: { order: Order }) {
  const { data: mails } = useQuery(apiQuery('listOrderMails', { params: { id: order._id } }));
  const { apologise, running } = useOrderAction(({ failure }) => showFailure(failure));
  const lateness = findLateness(order, new Date().toISOString());
  if (lateness === null) return null;
  const { what, day } = lateness;
  const isTold = mails?.some(({ _id }) => _id === `order-late_${order._id}_${day}`);
  return (
    <Box
      as="span"
      data-print="hide"
      display="block"
      marginBottom="1"
      color="danger.text"
      fontWeight="semibold"
    >
      Late since {formatDayInWords(dayToIso(day))}:{' '}
      {what === 'review' ? 'not reviewed yet' : 'not connected yet'}
      {isTold && '. The customer’s been emailed.'}
      {isTold === false && (
        <BusyButton
          variant="outline"
          size="xs"
          marginInlineStart="3"
          busy={running !== undefined}
          onClick={() => void apologise([order])}
        >
          Email a new day
        </BusyButton>
      )}
    </Box>
  );
}
