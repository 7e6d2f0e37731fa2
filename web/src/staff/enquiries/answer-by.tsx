import { chakra } from '@chakra-ui/react';
import { describeEnquiryDue, enquiryTimingOf } from '@kowhai/domain/enquiries/enquiry-promise';
import { serverNow } from '#data/client/server-clock.ts';

const tones = { late: 'danger.text', 'due soon': 'warning.text', 'on time': 'ink' } as const;

type AnswerByProps = { enquiry: { createdAt: string }; isOneLine?: boolean };

/** The day by which an enquiry is to be answered. The colour only repeats the words. */
export function AnswerBy({ enquiry, isOneLine = false }: AnswerByProps) {
  const now = serverNow();
  return (
    <chakra.span
      color={tones[enquiryTimingOf(enquiry, now)]}
      fontWeight="medium"
      whiteSpace={isOneLine ? 'nowrap' : undefined}
    >
      {describeEnquiryDue(enquiry, now)}
    </chakra.span>
  );
}
