import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/time/date';

/** The New Zealand date of a moment, which never wraps at its hyphens. */
export function Day({ of }: { of: string }) {
  return (
    <chakra.time dateTime={of} whiteSpace="nowrap">
      {formatDate(of)}
    </chakra.time>
  );
}
