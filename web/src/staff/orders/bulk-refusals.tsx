import { chakra } from '@chakra-ui/react';
import { Alert } from '#ui/alert.tsx';
import type { Outcome } from './use-order-action.ts';

/** Which orders a bulk action left as they were, and why. */
export function BulkRefusals({ outcome }: { outcome: Outcome | null }) {
  if (!outcome || outcome.refused.length === 0) return null;
  const { done, refused } = outcome;
  return (
    <chakra.div marginBottom="5">
      <Alert status="warning" title={`${done} of ${done + refused.length} orders changed. These didn’t:`}>
        <ul>
          {refused.map(({ number, failure }) => (
            <li key={number}>
              {number}: {failure.message}
            </li>
          ))}
        </ul>
      </Alert>
    </chakra.div>
  );
}
