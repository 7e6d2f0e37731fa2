import { Badge } from '@chakra-ui/react';

/** Marks an enquiry that a robot may have sent. */
export function SuspectBadge() {
  return <Badge colorPalette="orange">Maybe a robot</Badge>;
}
