import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type PlanNeighbourProps = { title: string; plan: Plan; than: Plan };

/** A plan next to another one, with the difference in price. */
export function PlanNeighbour({ title, plan, than }: PlanNeighbourProps) {
  return (
    <Card as="article">
      <Overline>{title}</Overline>
      <Heading as="h3" size="sm">
        {plan.name}
      </Heading>
      <Text size="sm">
        {plan.download} down, {plan.upload} up, {describeDifference(plan, than)}.
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <LinkButton to={paths.planOrder(plan._id)} variant="outline" size="sm">
          Get Started<VisuallyHidden> with {plan.name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={paths.plan(plan._id)} variant="outline" size="sm">
          Learn More<VisuallyHidden> about {plan.name}</VisuallyHidden>
        </LinkButton>
      </chakra.div>
    </Card>
  );
}

function describeDifference(plan: Plan, than: Plan): string {
  const cents = toCents(plan.price) - toCents(than.price);
  if (cents === 0) return 'for the same price';
  return `${formatMoney(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'} per month`;
}
