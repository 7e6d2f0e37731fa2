import { chakra } from '@chakra-ui/react';
import { describeReviewDue, reviewTimingOf } from '@kowhai/domain/orders/review-promise';

const tones = { late: 'danger.text', 'due today': 'warning.text', 'on time': 'ink' } as const;

/** The day by which a submitted order is to be reviewed. The colour only repeats the words. */
export function ReviewBy({ order }: { order: { createdAt: string } }) {
  const now = new Date().toISOString();
  // Leaves out the weekday to save width.
  const words = describeReviewDue(order, now).replace(/^\S+ /, '');
  return (
    <chakra.span color={tones[reviewTimingOf(order, now)]} fontWeight="medium" whiteSpace="nowrap">
      {words}
    </chakra.span>
  );
}
