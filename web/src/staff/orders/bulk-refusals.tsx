import { chakra } from '@chakra-ui/react';
import { Alert } from '#ui/alert.tsx';
import { describeOutcome, type Outcome } from './bulk-outcome.ts';

/** Which orders a bulk action left as they were, and why. */
export function BulkRefusals({ outcome }: { outcome: Outcome | null }) {
  if (!outcome || outcome.refused.length === 0) return null;
  return (
    <chakra.div marginBottom="5">
      <Alert status="warning" title={describeOutcome(outcome)}>
        <ul>
          {outcome.refused.map(({ number, message }) => (
            <li key={number}>
              {number}: {message}
            </li>
          ))}
        </ul>
      </Alert>
    </chakra.div>
  );
}
