import { chakra } from '@chakra-ui/react';
import { describeReviewDue, reviewTimingOf } from '@kowhai/domain/orders/review-promise';

const tones = { late: 'danger.text', 'due today': 'warning.text', 'on time': 'ink' } as const;

/** By when a waiting order is to be reviewed. The colour repeats what the words say. */
export function ReviewBy({ order }: { order: { createdAt: string } }) {
  const now = new Date().toISOString();
  // Without the day of the week: there is little room.
  const words = describeReviewDue(order, now).replace(/^\S+ /, '');
  return (
    <chakra.span color={tones[reviewTimingOf(order, now)]} fontWeight="medium" whiteSpace="nowrap">
      {words}
    </chakra.span>
  );
}
