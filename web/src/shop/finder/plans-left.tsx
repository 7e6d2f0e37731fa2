import { chakra } from '@chakra-ui/react';
import { narrowPlans } from '@kowhai/domain/finder/plan-finder';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { PlanRow, PlanRows } from './plan-rows.tsx';

export function PlansLeft({ answers }: { answers: object }) {
  const { data: plans, error, refetch } = useQuery(planListQuery());
  if (!plans && error) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  if (!plans) {
    return (
      <LoadingShape label="Loading plans">
        <Skeleton height="34rem" />
      </LoadingShape>
    );
  }
  const left = narrowPlans(plans, answers);
  const byPrice = plans.toSorted((a, b) => a.price - b.price);
  return (
    <chakra.section aria-labelledby="plans-left" display="grid" gap="5">
      <chakra.div display="grid" gap="1">
        <Heading id="plans-left" size="lg">
          Plans that fit
        </Heading>
        <Text role="status" tone="muted">
          {left.length === plans.length
            ? `All ${plans.length} of our plans, until you answer.`
            : `${left.length} of our ${plans.length} plans, going by your answers so far.`}
        </Text>
      </chakra.div>
      {/* Plans that are ruled out keep their place, as a list that moves with each answer is hard to follow. */}
      <PlanRows css={{ '& > [data-left=false] *': { color: 'ink.muted', fontWeight: 'normal' } }}>
        {byPrice.map((plan) => (
          <PlanRow key={plan._id} plan={plan} isLeft={left.includes(plan)} />
        ))}
      </PlanRows>
    </chakra.section>
  );
}
