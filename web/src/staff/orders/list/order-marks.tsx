import { chakra } from '@chakra-ui/react';
import { type Due, timingOf } from '@kowhai/domain/orders/promised-days';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatShortDay } from '@kowhai/domain/time/date';
import type { ReactNode } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { Badge } from '#ui/badge.tsx';

const tones = { late: 'danger.text', 'due today': 'warning.text', 'on time': undefined } as const;

/** What an open order waits for, and by which day. The colour only repeats the words. */
export function DueDay({ due, isUnarranged = false }: { due: Due; isUnarranged?: boolean }) {
  const now = serverNow();
  const timing = timingOf(due, now);
  const day = formatShortDay(dayToIso(due.day), now).replaceAll(' ', '\u00a0');
  const isReview = due.what === 'review';
  const name = isReview ? 'Review' : 'Connection';
  const onTime = isUnarranged ? 'No connection day' : `Connection ${day}`;
  const words = {
    late: `${name} late: ${day}`,
    'due today': `${name} today`,
    'on time': isReview ? `Review by ${day}` : onTime,
  }[timing];
  const tone = tones[timing];
  return (
    // The day is what it is about: it wraps where the column is narrow, and is never cut.
    <chakra.span color={tone} fontWeight={tone && 'medium'} whiteSpace="normal">
      {words}
    </chakra.span>
  );
}

/** Marks an order of many units: it is reviewed first. */
export function LargeBadge({ isLarge = false }: { isLarge?: boolean | undefined }) {
  if (!isLarge) return null;
  return <Badge tone="warning">Large</Badge>;
}

/** An order's number with its marks, which wrap below it where the column is narrow. */
export function NumberWithMarks({ children }: { children: ReactNode }) {
  return (
    // Lines of a badge's height: where one wraps, it does not touch the number.
    <chakra.span display="block" whiteSpace="normal" lineHeight="1.6rem">
      {children}
    </chakra.span>
  );
}
