import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';

type PlanNeighbourProps = { title: string; plan: Plan; than: Plan };

/** A plan next to another one, with the difference in price. */
export function PlanNeighbour({ title, plan, than }: PlanNeighbourProps) {
  return (
    <article>
      <Overline>{title}</Overline>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="4"
      >
        <Heading as="h3" size="sm">
          <TextLink to={paths.plan(plan._id)} standalone>
            {plan.name}
          </TextLink>
        </Heading>
        <Text size="sm">{describePriceDifference(plan, than)}</Text>
      </chakra.div>
      <Text size="sm" tone="muted">
        <NoBreak>{`${plan.download} down, ${plan.upload} up`}</NoBreak>
      </Text>
    </article>
  );
}

/** @returns "$15 more a month" */
export function describePriceDifference(plan: Pick<Plan, 'price'>, than: Pick<Plan, 'price'>): string {
  const cents = toCents(plan.price) - toCents(than.price);
  if (cents === 0) return 'same price';
  return `${formatMoney(Math.abs(cents)).replace(/\.00$/, '')} ${cents < 0 ? 'less' : 'more'} a month`;
}
