import { chakra } from '@chakra-ui/react';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Plan } from '@kowhai/domain/plan';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';

type PlanNeighbourProps = { title: string; plan: Plan; than: Plan };

/** A plan beside another: what it costs more or less, and what it does. */
export function PlanNeighbour({ title, plan, than }: PlanNeighbourProps) {
  const differenceCents = toCents(plan.price) - toCents(than.price);
  return (
    <Card as="article">
      <Overline>{title}</Overline>
      <Heading as="h3" size="sm">
        {plan.name}
      </Heading>
      <Text size="sm">
        {plan.download} down, {plan.upload} up. {formatMoney(toCents(plan.price))} per month
        {differenceCents !== 0 &&
          `, ${formatMoney(Math.abs(differenceCents))} ${differenceCents < 0 ? 'less' : 'more'}`}
        .
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
