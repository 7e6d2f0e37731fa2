import { chakra } from '@chakra-ui/react';
import { narrowPlans } from '@kowhai/domain/finder/plan-finder';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { PricePerMonth } from '#shared/catalogue/price-per-month.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';

const List = chakra('ul', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    // Plans that are ruled out keep their place, as a list that moves with each answer is hard to follow.
    '& > [data-left=false] *': { color: 'ink.muted', fontWeight: 'normal' },
  },
});

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
      <List>
        {byPrice.map((plan) => {
          const isLeft = left.includes(plan);
          return (
            <li key={plan._id} data-left={isLeft}>
              <chakra.div>
                <TextLink to={paths.plan(plan._id)} standalone fontWeight="semibold">
                  {plan.name}
                </TextLink>
                <Text size="sm">
                  {isLeft ? `${plan.download} down, ${plan.upload} up` : 'Doesn’t fit your answers'}
                </Text>
              </chakra.div>
              <PricePerMonth price={plan.price} size="sm" />
            </li>
          );
        })}
      </List>
    </chakra.section>
  );
}
