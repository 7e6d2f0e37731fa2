import { chakra } from '@chakra-ui/react';
import { type Due, describeDue, timingOf } from '@kowhai/domain/orders/promised-days';

const tones = { late: 'danger.text', 'due today': 'warning.text', 'on time': 'ink' } as const;
const names = { review: 'Review', connection: 'Connection' } as const;

/** What an open order waits for, and by which day. The colour only repeats the words. */
export function DueDay({ due }: { due: Due }) {
  const now = new Date().toISOString();
  // Leaves out the weekday to save width.
  const words = describeDue(due, now).replace(/^\S+ /, '');
  return (
    <chakra.span color={tones[timingOf(due, now)]} fontWeight="medium">
      {names[due.what]} {words}
    </chakra.span>
  );
}
