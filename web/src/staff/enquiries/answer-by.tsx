import { chakra } from '@chakra-ui/react';
import { describeEnquiryDue, enquiryTimingOf } from '@kowhai/domain/enquiry-promise';

const tones = { late: 'danger.text', 'due soon': 'warning.text', 'on time': 'ink' } as const;

/** By when an enquiry is to be answered. The colour repeats what the words say. */
export function AnswerBy({ enquiry }: { enquiry: { createdAt: string } }) {
  const now = new Date().toISOString();
  return (
    <chakra.span color={tones[enquiryTimingOf(enquiry, now)]} fontWeight="medium">
      {describeEnquiryDue(enquiry, now)}
    </chakra.span>
  );
}
