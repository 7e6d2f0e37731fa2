import { chakra } from '@chakra-ui/react';
import type { Cart } from '@kowhai/domain/cart/cart';
import { listHardwareForPlans, sortForPlans } from '@kowhai/domain/catalogue/hardware';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { hardwareListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { AddOnRow } from './add-on-row.tsx';

/**
 * The hardware of these plans' kinds, what goes with them first, each item once however many plans it suits. What is done to the cart's
 * hardware concerns one row, which listens by itself: rendering all of them kept the answer to a tap waiting.
 */
export const AddOnList = memo(function AddOnList({ plans }: { plans: Cart['plans'] }) {
  const { data, error, refetch } = useQuery(hardwareListQuery());
  if (!data && error) return <LoadError what="the hardware" failure={error} onRetry={refetch} />;
  if (!data) {
    return (
      <LoadingShape label="Loading hardware">
        <chakra.div display="grid" gap="4">
          <Skeleton height="11rem" />
          <Skeleton height="11rem" />
        </chakra.div>
      </LoadingShape>
    );
  }
  const matching = sortForPlans(listHardwareForPlans(data, plans), plans);
  if (matching.length === 0) {
    return (
      <EmptyState title="We have no hardware for this plan right now">
        You can use your own modem. We’ll check with you that it suits the plan.
      </EmptyState>
    );
  }
  return (
    <chakra.ul display="grid" gap="4">
      {matching.map((item) => (
        <li key={item._id}>
          <AddOnRow item={item} plans={plans} />
        </li>
      ))}
    </chakra.ul>
  );
});
