import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { useReadiness } from './use-readiness.ts';

/** Whether an order can go on, in one line. */
export function ReadyLine({ order }: { order: Order }) {
  const checks = useReadiness(order);
  if (checks.length === 0) return null;
  const isReady = checks.every(({ open }) => open === null);
  return (
    <Flex as="p" wrap="wrap" columnGap="3" rowGap="1" fontSize="sm" data-print="hide">
      <chakra.strong>{isReady ? 'Ready' : 'Ready?'}</chakra.strong>
      {checks.map(({ name, open }) => (
        <chakra.span
          key={name}
          color={open ? 'warning.text' : 'ink.muted'}
          fontWeight={open ? 'medium' : undefined}
        >
          <span aria-hidden>{open ? '○' : '✓'}</span> {name}
          {open ? `: ${open}` : <VisuallyHidden> is fine</VisuallyHidden>}
        </chakra.span>
      ))}
    </Flex>
  );
}
