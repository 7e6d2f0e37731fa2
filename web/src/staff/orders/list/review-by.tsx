import { chakra } from '@chakra-ui/react';
import { describeReviewDue, reviewTimingOf } from '@kowhai/domain/orders/review-promise';

const tones = { late: 'danger.text', 'due today': 'warning.text', 'on time': 'ink' } as const;

type ReviewByProps = {
  order: { createdAt: string };
  /** Without the day of the week, where there is little room. */
  isShort?: boolean;
};

/** By when a waiting order is to be reviewed. The colour repeats what the words say. */
export function ReviewBy({ order, isShort = false }: ReviewByProps) {
  const now = new Date().toISOString();
  const words = describeReviewDue(order, now);
  return (
    <chakra.span color={tones[reviewTimingOf(order, now)]} fontWeight="medium" whiteSpace="nowrap">
      {isShort ? words.replace(/^\S+ /, '') : words}
    </chakra.span>
  );
}
