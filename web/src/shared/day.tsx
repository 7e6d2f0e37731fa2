import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/time/date';

/** The day of a moment, never broken at its hyphens. */
export function Day({ of }: { of: string }) {
  return (
    <chakra.time dateTime={of} whiteSpace="nowrap">
      {formatDate(of)}
    </chakra.time>
  );
}
