import { chakra } from '@chakra-ui/react';
import { useChangeCount } from './use-change-count.ts';

/** A number that grows for a moment when it changes. */
export function ChangingNumber({ value }: { value: number }) {
  const changes = useChangeCount(value);
  return (
    <chakra.span
      key={changes}
      display="inline-block"
      animation={changes > 0 ? 'swell 180ms ease-out' : undefined}
    >
      {value}
    </chakra.span>
  );
}
